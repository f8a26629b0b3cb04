import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { Button } from '../../foundation/Button/Button.tsx';

interface AccountFormProps {
  /** What `useCallForm` gave. */
  of: Pick<ReturnType<typeof useCallForm>, 'form' | 'problems' | 'blocked' | 'busy'>;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** What the submit button says. */
  submit: string;
  /** Stands above the red box. */
  before?: ReactNode;
  /** Stands beside or below the submit button. */
  after?: ReactNode;
  /** Whether the submit button is as wide as the form. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of an account's form: the red box with the one thing to correct, the fields, the button. */
export function AccountForm({ of, labelledBy, submit, before, after, wide = true, children }: AccountFormProps) {
  const { t } = useTranslation();
  return (
    <form
      {...of.form}
      aria-labelledby={labelledBy}
      className="account-form"
      // The button must stay under the pointer: leaving a field may open the red box above it.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
      }}
    >
      {before}
      <FormErrorBox className="errors" problems={of.problems} />
      {children}
      <div className="submit">
        {of.blocked && <p className="blocked">{t('forms:errors.blocked')}</p>}
        <Button type="submit" wide={wide} busy={of.busy}>
          {submit}
        </Button>
        {after}
      </div>
    </form>
  );
}
