import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import type { AccountFailure } from '../accountRules.ts';
import type { useAccountForm } from './useAccountForm.ts';

interface AccountFormProps {
  /** What `useAccountForm` gave. */
  of: Pick<ReturnType<typeof useAccountForm<Record<string, string>>>, 'form' | 'problems' | 'blocked'>;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** What the submit button says. */
  submit: string;
  busy?: boolean;
  /** Why the server refused what was submitted last. */
  failure?: AccountFailure;
  /** Stands above the red box. */
  before?: ReactNode;
  /** Stands beside or below the submit button. */
  after?: ReactNode;
  /** Whether the submit button is as wide as the form. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of an account's form: the red box with the one thing to correct, the fields, the button. */
export function AccountForm({
  of,
  labelledBy,
  submit,
  busy,
  failure,
  before,
  after,
  wide = true,
  children,
}: AccountFormProps) {
  const { t } = useTranslation();
  const refused = of.problems.length === 0 && failure !== undefined;
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
      <FormErrorBox className="errors" problems={refused ? [{ text: t(`account.failure.${failure}`) }] : of.problems} />
      {children}
      <div className="submit">
        {of.blocked && <p className="blocked">{t('account.blocked')}</p>}
        <Button type="submit" wide={wide} busy={busy}>
          {submit}
        </Button>
        {after}
      </div>
    </form>
  );
}
