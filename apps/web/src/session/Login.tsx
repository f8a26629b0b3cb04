import type { LoginAnswer, LoginInput, RegisterInput } from '@mashrabiya/contract';
import { LoginPanel, type LoginView } from '@mashrabiya/ui/LoginPanel';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../api/error.ts';
import { toastWords } from '../api/failure.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { showToastAtom } from '../atoms/toasts.ts';
import { useRoute } from '../routing/routeTable.ts';
import { sliderHref, withoutSlider } from '../routing/slider.ts';
import { afterStepBack } from '../routing/stepBack.ts';
import { afterLogin, phonePromptedAt, savePhonePromptedAt } from './afterLogin.ts';
import { changeSessionAtom, loginReasonAtom, loginStartAtom } from './atoms.ts';
import { canUsePasskeys, usePasskeyAutofill, usePasskeyLogin } from './passkeys.ts';
import type { Session } from './storage.ts';
import { useIsVerified } from './useIsVerified.ts';
import { useProviderLogin } from './useProviderLogin.ts';

interface LoginProps {
  open: boolean;
  onClose: () => void;
}

/** Login, registration and forgotten password; then resumes the action that opened the panel. */
export default function Login({ open, onClose }: LoginProps) {
  useTranslation(['account', 'forms']);
  const { t } = useTranslation();
  const login = useApiMutation('login');
  const passkey = usePasskeyLogin();
  const secondStep = useApiMutation('loginTwoFactor');
  const register = useApiMutation('register');
  const forgot = useApiMutation('forgotPassword', { toast: { done: t('account:forgot.sent') } });
  const resend = useApiMutation('resendVerification', { toast: { done: t('account:verify.sentAgain') } });
  const changeSession = useSetAtom(changeSessionAtom);
  const showToast = useSetAtom(showToastAtom);
  const { pathname } = useLocation();
  const route = useRoute();
  const navigate = useNavigate();
  const [reason, setReason] = useAtom(loginReasonAtom);
  const [start, setStart] = useAtom(loginStartAtom);
  const [view, setView] = useState<LoginView>(start);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setView(start);
  }
  const [verifying, setVerifying] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const isVerified = useIsVerified(verifying !== null && open);
  /** Action to run when the panel closes. */
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    if (open) return;
    if (waiting.current) afterStepBack(waiting.current);
    waiting.current = undefined;
    setReason(null);
    setStart('login');
    setVerifying(null);
    setChallenge(null);
  }, [open, setReason, setStart]);

  const goOn = ({ user }: Session) => {
    const now = new Date();
    const isNeeded = route.login !== undefined;
    const next = afterLogin(user, { isNeeded, promptedAt: phonePromptedAt(), now });
    if (next === 'add-phone') savePhonePromptedAt(now);
    if (next) afterStepBack(() => navigate(sliderHref(pathname, withoutSlider(location.search), next)));
  };
  const begin = (session: Session, isUnconfirmed = false) => {
    changeSession(session);
    showToast({ kind: 'success', message: t('pages:login.done') });
    // Then the panel says that an email is on its way.
    if (isUnconfirmed) setVerifying(session.user.email);
    else onClose();
    if (reason?.act && isUnconfirmed && reason.leaves) waiting.current = reason.act;
    else if (reason?.act) afterStepBack(reason.act);
    else if (!isUnconfirmed) goOn(session);
  };
  const goOnWith = (answer: LoginAnswer) => ('challenge' in answer ? setChallenge(answer.challenge) : begin(answer));
  const onCode = async (code: string) =>
    begin(await secondStep.mutateAsync({ body: { challenge: challenge ?? '', code } }));
  const onFailure = (failure: unknown) => {
    if (failure !== null && !(failure instanceof ApiError)) throw failure;
    const message = failure ? toastWords('loginWithProvider', failure, t) : t('pages:login.failed');
    if (message) showToast({ kind: 'error', message });
  };
  const provider = useProviderLogin(open, {
    onAnswer: goOnWith,
    onFailure,
    onBlocked: () => showToast({ kind: 'error', message: t('listings:map.blocked') }),
  });
  const isForms = open && challenge === null && verifying === null;
  usePasskeyAutofill(isForms && view === 'login' && !passkey.isPending, begin, onFailure);
  const onRegister = async (body: RegisterInput) => {
    const opened = await register.mutateAsync({ body }).catch(toasting('register'));
    begin(opened, !opened.user.email_verified);
  };
  // The form shows the failure, too, beside the marked fields.
  const toasting = (call: 'login' | 'register' | 'forgotPassword') => (failure: unknown) => {
    const message = failure instanceof ApiError && toastWords(call, failure, t);
    if (message) showToast({ kind: 'error', message });
    throw failure;
  };
  const onForgot = async (email: string) => {
    await forgot.mutateAsync({ body: { email } }).catch(toasting('forgotPassword'));
    setView('login');
  };
  return (
    <LoginPanel
      open={open}
      onClose={onClose}
      view={view}
      onView={setView}
      message={reason?.message}
      providers={provider.providers}
      verification={verifying === null ? undefined : isVerified ? 'verified' : 'inProgress'}
      email={verifying ?? ''}
      onResend={() => resend.mutate({})}
      resending={resend.isPending}
      onLogin={async (body: LoginInput) => goOnWith(await login.mutateAsync({ body }).catch(toasting('login')))}
      onRegister={onRegister}
      onForgot={onForgot}
      onProvider={(name) => void provider.ask(name)}
      provider={passkey.isPending ? 'passkey' : provider.pendingProvider}
      onPasskey={canUsePasskeys() ? () => void passkey.logIn().then(begin, onFailure) : undefined}
      secondStep={challenge !== null}
      onCode={onCode}
      onBack={() => setChallenge(null)}
    />
  );
}
