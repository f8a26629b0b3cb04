import type { LoginInput, RegisterInput } from '@mashrabiya/contract';
import { LoginPanel, type LoginView } from '@mashrabiya/ui/LoginPanel';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSections } from '../app/useSections.ts';
import { queryContextAtom } from '../atoms/app.ts';
import { showToastAtom } from '../atoms/toasts.ts';
import { afterStepBack } from '../routing/stepBack.ts';
import { changeSessionAtom, loginReasonAtom } from './atoms.ts';
import type { Session } from './storage.ts';

interface LoginProps {
  open: boolean;
  onClose: () => void;
}

/** Logs in, opens an account, or asks for a new password; then finishes what it was opened for. */
export default function Login({ open, onClose }: LoginProps) {
  useSections(['account', 'forms']);
  const { t } = useTranslation();
  const { client } = useAtomValue(queryContextAtom);
  const changeSession = useSetAtom(changeSessionAtom);
  const showToast = useSetAtom(showToastAtom);
  const [reason, setReason] = useAtom(loginReasonAtom);
  const [view, setView] = useState<LoginView>('login');
  useEffect(() => {
    if (open) return;
    setReason(null);
    setView('login');
  }, [open, setReason]);

  const begin = (session: Session) => {
    changeSession(session);
    showToast({ kind: 'success', message: t('pages.login.done') });
    onClose();
    if (reason?.act) afterStepBack(reason.act);
  };
  return (
    <LoginPanel
      open={open}
      onClose={onClose}
      view={view}
      onView={setView}
      message={reason?.message}
      providers={[]}
      onLogin={async (body: LoginInput) => begin(await client('login', { body }))}
      onRegister={async (body: RegisterInput) => begin(await client('register', { body }))}
      onProvider={() => undefined}
    />
  );
}
