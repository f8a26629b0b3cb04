import type { LoginInput, RegisterInput } from '@mashrabiya/contract';
import type { PanelProps } from '../../foundation/Panel/Panel.tsx';
import type { LoginProvider } from '../SocialButtons/SocialButtons.tsx';

/** What the login panel shows. */
export type LoginView = 'login' | 'register' | 'forgot';

export interface LoginPanelProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  open: boolean;
  /** The close button, Escape, a press outside, or a drag downwards. */
  onClose(): void;
  view: LoginView;
  /** The person asked for another view; the host answers by setting `view`. */
  onView(view: LoginView): void;
  /** Why the person is asked to log in, above the login form. */
  message?: string;
  /** The providers that can vouch for a person here, in their order; both unless told. */
  providers?: readonly LoginProvider[];
  /** Whose window is open. */
  provider?: LoginProvider | 'passkey';
  /** Takes the place of the forms: the link was sent to `email` and is waited for, or it was opened. */
  verification?: 'inProgress' | 'verified';
  /** Takes the place of the forms: the password was right, and the account asks for a code. */
  secondStep?: boolean;
  /** Where the confirmation link was sent; also the first value of the email fields. */
  email?: string;
  /** Like the two below, it rejects with what the server refused; see `useCallForm`. */
  onLogin(input: LoginInput): Promise<unknown>;
  onRegister(input: RegisterInput): Promise<unknown>;
  /** Asks for a link to set a new password; not offered without it. */
  onForgot?(email: string): Promise<unknown>;
  onProvider(provider: LoginProvider): void;
  /** Asks for a passkey of the person's device; not offered without it. */
  onPasskey?(): void;
  /** A code of the second step; rejects with what the server refused. */
  onCode(code: string): Promise<unknown>;
  /** Back from the second step to the forms. */
  onBack(): void;
  /** Sends the confirmation link again; not offered without it. */
  onResend?(): void;
  /** It is on its way. */
  resending?: boolean;
}
