import type { ReactNode } from 'react';
import type { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { Button } from '../../foundation/Button/Button.tsx';

interface AccountFormProps {
  /** Result of `useCallForm`. */
  callForm: Pick<ReturnType<typeof useCallForm>, 'form' | 'problems' | 'busy'>;
  labelledBy: string;
  submit: string;
  /** Content above the error box. */
  contentBefore?: ReactNode;
  /** Content beside or below the submit button. */
  contentAfter?: ReactNode;
  /** Makes the submit button as wide as the form. */
  wide?: boolean;
  children: ReactNode;
}

/** Frame of an account form: error box, fields, submit button. */
export function AccountForm({
  callForm,
  labelledBy,
  submit,
  contentBefore,
  contentAfter,
  wide = true,
  children,
}: AccountFormProps) {
  return (
    <form
      {...callForm.form}
      aria-labelledby={labelledBy}
      className="account-form"
      // The button must stay under the pointer: a field that loses the focus may show its error above it.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
      }}
    >
      {contentBefore}
      <FormErrorBox className="errors" problems={callForm.problems} />
      {children}
      <div className="submit">
        <Button type="submit" wide={wide} busy={callForm.busy}>
          {submit}
        </Button>
        {contentAfter}
      </div>
    </form>
  );
}
