import { PasswordProofInput } from '@mashrabiya/contract';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { AccountForm, type AccountFormProps } from './AccountForm.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { useInitialPassword } from './hasPassword.ts';

interface PasswordProofFormProps
  extends Pick<AccountFormProps, 'labelledBy' | 'submit' | 'contentAfter' | 'onCancel' | 'wide'> {
  /** Rejects with the server's problems; see `useCallForm`. */
  onSubmit(password: string | null): Promise<unknown>;
}

/** Action confirmed by the password. */
export function PasswordProofForm({ onSubmit, ...frame }: PasswordProofFormProps) {
  const form = useCallForm({
    schema: PasswordProofInput,
    initial: { current_password: useInitialPassword() },
    call: (input) => onSubmit(input.current_password),
  });
  return (
    <AccountForm callForm={form} {...frame}>
      <CurrentPasswordField {...form.field('current_password')} autoFocus />
    </AccountForm>
  );
}
