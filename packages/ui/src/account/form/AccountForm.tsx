import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { Button } from '../../foundation/Button/Button.tsx';

export interface AccountFormProps {
  /** Result of `useCallForm`. */
  callForm: Pick<ReturnType<typeof useCallForm>, 'form' | 'problems' | 'busy'>;
  labelledBy: string;
  submit: string;
  /** Content above the error box. */
  contentBefore?: ReactNode;
  /** Content beside or below the submit button. */
  contentAfter?: ReactNode;
  /** Adds a cancel button. */
  onCancel?: (() => void) | undefined;
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
  onCancel,
  wide = true,
  children,
}: AccountFormProps) {
  const { t } = useTranslation();
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
        {onCancel && (
          <Button variant="text" onClick={onCancel}>
            {t('account:cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
