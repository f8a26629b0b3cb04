import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx';
import { Button } from '../../foundation/Button/Button.tsx';

export interface LogOutEverywhereProps {
  name: string;
  /** Ends all sessions of the user. A rejection keeps the dialog open. */
  onLogOut(): Promise<unknown>;
}

export function LogOutEverywhere({ name, onLogOut }: LogOutEverywhereProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const logOut = async () => {
    setBusy(true);
    const isDone = await onLogOut().then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (isDone) setOpen(false);
  };
  return (
    <>
      <Button variant="text" icon={LogOut} onClick={() => setOpen(true)}>
        {t('moderation:people.logOut.do')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('moderation:people.logOut.title')}
        text={t('moderation:people.logOut.text', { name })}
        confirm={t('moderation:people.logOut.confirm')}
        cancel={t('moderation:people.logOut.cancel')}
        busy={isBusy}
        onClose={() => setOpen(false)}
        onConfirm={() => void logOut()}
      />
    </>
  );
}
