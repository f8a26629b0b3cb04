import { useEffect, useRef, useState } from 'react';
import { NARROW_QUERY } from '../../foundation/hooks/useIsNarrow.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { LoginCover } from './LoginCover.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { LoginPanelProps, LoginView } from './loginPanelProps.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

interface LoginViewsProps
  extends Pick<
    LoginPanelProps,
    | 'view'
    | 'onViewChange'
    | 'message'
    | 'providers'
    | 'provider'
    | 'onLogin'
    | 'onRegister'
    | 'onForgotPassword'
    | 'onSelectProvider'
    | 'onSelectPasskey'
  > {
  email: string;
}

/**
 * Both halves stay mounted, so that the cover slides over content and typed text stays; the hidden one is inert. A
 * phone mounts only the visible one.
 */
export function LoginViews({
  view,
  onViewChange,
  message,
  providers,
  provider,
  email,
  onLogin,
  onRegister,
  onForgotPassword,
  onSelectProvider,
  onSelectPasskey,
}: LoginViewsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [typedEmail, setTypedEmail] = useState(email);
  useEffect(() => {
    // Waits a frame, until the dialog has moved the focus. A phone's keyboard would hide the form, so its heading gets
    // the focus there.
    const frame = requestAnimationFrame(() => {
      const target = matchMedia(NARROW_QUERY).matches ? 'h2' : 'input';
      root.current?.querySelector<HTMLElement>(`[data-view=${view}] ${target}`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [view]);

  /** Switches the view, and carries the typed email over. */
  const switchTo = (next: LoginView) => (typedText: string) => {
    setTypedEmail(typedText);
    onViewChange(next);
  };
  const isRegistering = view === 'register';
  return (
    <div ref={root} className={`views at-${view}`}>
      {view !== 'forgot' && <ViewSwitch view={view} onViewChange={onViewChange} />}
      <div className="side" inert={isRegistering} data-view={view === 'forgot' ? 'forgot' : 'login'}>
        {view === 'forgot' && onForgotPassword ? (
          <ForgotForm
            email={typedEmail}
            onForgotPassword={(typedText) => {
              setTypedEmail(typedText);
              return onForgotPassword(typedText);
            }}
            onBack={switchTo('login')}
          />
        ) : (
          <LoginForm
            key={typedEmail}
            email={typedEmail}
            message={message}
            providers={providers}
            provider={provider}
            onLogin={onLogin}
            onSelectProvider={onSelectProvider}
            onSelectPasskey={onSelectPasskey}
            onForgotPassword={onForgotPassword && switchTo('forgot')}
          />
        )}
      </div>
      <div className="side" inert={!isRegistering} data-view="register">
        <RegisterForm email={email} onRegister={onRegister} onLogin={switchTo('login')} />
      </div>
      <LoginCover isRegistering={isRegistering} onViewChange={onViewChange} />
    </div>
  );
}
