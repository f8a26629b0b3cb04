import { PasswordProofInput } from '@mashrabiya/contract';
import type { ReactNode } from 'react';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { AccountForm } from './AccountForm.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

interface PasswordProofFormProps {
  /** Id of the heading that names the form. */
  labelledBy: string;
  submit: string;
  /** Stands beside the submit button. */
  after: ReactNode;
  wide?: boolean;
  /** Rejects with what the server refused; see `useCallForm`. */
  onProof(password: string): Promise<unknown>;
}

/** Does something that only who knows the password may do. */
export function PasswordProofForm({ onProof, ...frame }: PasswordProofFormProps) {
  const form = useCallForm({
    schema: PasswordProofInput,
    initial: { current_password: '' },
    call: (input) => onProof(input.current_password),
  });
  return (
    <AccountForm of={form} {...frame}>
      <CurrentPasswordField {...form.field('current_password')} />
    </AccountForm>
  );
}
