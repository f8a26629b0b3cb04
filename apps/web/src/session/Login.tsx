import type { LoginAnswer, LoginInput, RegisterInput } from '@mashrabiya/contract';
import { LoginPanel, type LoginView } from '@mashrabiya/ui/LoginPanel';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../api/error.ts';
import { getToastMessage } from '../api/failure.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { showToastAtom } from '../atoms/toasts.ts';
import { buildPanelHref, removePanel } from '../routing/panelUrl.ts';
import { useRoute } from '../routing/routeTable.ts';
import { afterStepBack } from '../routing/stepBack.ts';
import { changeSessionAtom, initialLoginViewAtom, loginReasonAtom } from './atoms.ts';
import { getNextPanel, readPhonePromptedAt, savePhonePromptedAt } from './getNextPanel.ts';
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
  const forgotPassword = useApiMutation('forgotPassword', { toast: { done: t('account:forgot.sent') } });
  const resend = useApiMutation('resendVerification', { toast: { done: t('account:verify.sentAgain') } });
  const changeSession = useSetAtom(changeSessionAtom);
  const showToast = useSetAtom(showToastAtom);
  const { pathname } = useLocation();
  const route = useRoute();
  const navigate = useNavigate();
  const [reason, setReason] = useAtom(loginReasonAtom);
  const [initialView, setInitialView] = useAtom(initialLoginViewAtom);
  const [view, setView] = useState<LoginView>(initialView);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setView(initialView);
  }
  const [emailToVerify, setEmailToVerify] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const isVerified = useIsVerified(emailToVerify !== null && open);
  /** Action to run when the panel closes. */
  const pendingAction = useRef<() => void>(undefined);
  useEffect(() => {
    if (open) return;
    if (pendingAction.current) afterStepBack(pendingAction.current);
    pendingAction.current = undefined;
    setReason(null);
    setInitialView('login');
    setEmailToVerify(null);
    setChallenge(null);
  }, [open, setReason, setInitialView]);

  const showNextPanel = ({ user }: Session) => {
    const now = new Date();
    const isNeeded = route.login !== undefined;
    const next = getNextPanel(user, { isNeeded, promptedAt: readPhonePromptedAt(), now });
    if (next === 'add-phone') savePhonePromptedAt(now);
    if (next) afterStepBack(() => navigate(buildPanelHref(pathname, removePanel(location.search), next)));
  };
  const startSession = (session: Session, isUnconfirmed = false) => {
    changeSession(session);
    showToast({ kind: 'success', message: t('pages:login.done') });
    // The panel stays open, and tells the user that an email is on its way.
    if (isUnconfirmed) setEmailToVerify(session.user.email);
    else onClose();
    if (reason?.resume && isUnconfirmed && reason.leavesPage) pendingAction.current = reason.resume;
    else if (reason?.resume) afterStepBack(reason.resume);
    else if (!isUnconfirmed) showNextPanel(session);
  };
  const handleAnswer = (answer: LoginAnswer) =>
    'challenge' in answer ? setChallenge(answer.challenge) : startSession(answer);
  const onSubmitCode = async (code: string) =>
    startSession(await secondStep.mutateAsync({ body: { challenge: challenge ?? '', code } }));
  const onFailure = (failure: unknown) => {
    if (failure !== null && !(failure instanceof ApiError)) throw failure;
    const message = failure ? getToastMessage('loginWithProvider', failure, t) : t('pages:login.failed');
    if (message) showToast({ kind: 'error', message });
  };
  const provider = useProviderLogin(open, {
    onAnswer: handleAnswer,
    onFailure,
    onBlocked: () => showToast({ kind: 'error', message: t('listings:map.blocked') }),
  });
  const showsForms = open && challenge === null && emailToVerify === null;
  usePasskeyAutofill(showsForms && view === 'login' && !passkey.isPending, startSession, onFailure);
  const onRegister = async (body: RegisterInput) => {
    const session = await register.mutateAsync({ body }).catch(createFailureHandler('register'));
    startSession(session, !session.user.email_verified);
  };
  // The form shows the failure, too, beside the marked fields.
  const createFailureHandler = (call: 'login' | 'register' | 'forgotPassword') => (failure: unknown) => {
    const message = failure instanceof ApiError && getToastMessage(call, failure, t);
    if (message) showToast({ kind: 'error', message });
    throw failure;
  };
  const onForgotPassword = async (email: string) => {
    await forgotPassword.mutateAsync({ body: { email } }).catch(createFailureHandler('forgotPassword'));
    setView('login');
  };
  return (
    <LoginPanel
      open={open}
      onClose={onClose}
      view={view}
      onViewChange={setView}
      message={reason?.message}
      providers={provider.providers}
      verification={emailToVerify === null ? undefined : isVerified ? 'verified' : 'inProgress'}
      email={emailToVerify ?? ''}
      onResend={() => resend.mutate({})}
      resending={resend.isPending}
      onLogin={async (body: LoginInput) =>
        handleAnswer(await login.mutateAsync({ body }).catch(createFailureHandler('login')))
      }
      onRegister={onRegister}
      onForgotPassword={onForgotPassword}
      onSelectProvider={(name) => void provider.ask(name)}
      provider={passkey.isPending ? 'passkey' : provider.pendingProvider}
      onSelectPasskey={canUsePasskeys() ? () => void passkey.logIn().then(startSession, onFailure) : undefined}
      needsSecondFactor={challenge !== null}
      onSubmitCode={onSubmitCode}
      onBack={() => setChallenge(null)}
    />
  );
}
