import type { LoginInput, RegisterInput } from '@mashrabiya/contract';
import type { PanelProps } from '../../foundation/Panel/Panel.tsx';
import type { LoginProvider } from '../SocialButtons/SocialButtons.tsx';

export type LoginView = 'login' | 'register' | 'forgot';

export interface LoginPanelProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  open: boolean;
  /** Called on the close button, Escape, a press outside, or a drag downwards. */
  onClose(): void;
  view: LoginView;
  /** Requests another view; the host sets `view`. */
  onViewChange(view: LoginView): void;
  /** Reason for the login, above its form. */
  message?: string;
  /** In display order; default: both. */
  providers?: readonly LoginProvider[];
  /** Login method in progress. */
  provider?: LoginProvider | 'passkey';
  /** Replaces the forms: `email` must be verified, or was verified. */
  verification?: 'inProgress' | 'verified';
  /** Replaces the forms: the password was correct, and a code is required. */
  needsSecondFactor?: boolean;
  /** Recipient of the verification link, and initial value of the email fields. */
  email?: string;
  /** Rejects with the server's problems, as do `onRegister` and `onForgotPassword`; see `useCallForm`. */
  onLogin(input: LoginInput): Promise<unknown>;
  onRegister(input: RegisterInput): Promise<unknown>;
  onForgotPassword?(email: string): Promise<unknown>;
  onSelectProvider(provider: LoginProvider): void;
  onSelectPasskey?(): void;
  /** Submits the code of the second step; rejects with the server's problems. */
  onSubmitCode(code: string): Promise<unknown>;
  /** Returns from the second step to the forms. */
  onBack(): void;
  onResend?(): void;
  resending?: boolean;
}
