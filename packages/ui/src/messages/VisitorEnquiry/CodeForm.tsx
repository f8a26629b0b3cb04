import { EMAIL_CODE_MINUTES, EmailCodeInput } from '@mashrabiya/contract';
import { SendHorizontal } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CodeField } from '../../account/form/CodeField.tsx';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { Button } from '../../foundation/Button/Button.tsx';

export interface CodeFormProps {
  email: string;
  onSubmitCode(code: string): Promise<unknown>;
  /** Mails another code. Rejects with the server's problems. */
  onResend(): Promise<unknown>;
  /** Returns to the message; the code stays valid. */
  onBack(): void;
}

const NO_FIELDS = z.object({});

/** Code that confirms a visitor's address, and sends the message. */
export function CodeForm({ email, onSubmitCode, onResend, onBack }: CodeFormProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLFormElement>(null);
  const form = useCallForm({ schema: EmailCodeInput, initial: { code: '' }, call: ({ code }) => onSubmitCode(code) });
  const resend = useCallForm({ schema: NO_FIELDS, initial: {}, call: onResend });
  const title = t('messages:visitor.codeTitle');
  const focusCode = () => root.current?.querySelector('input')?.focus();
  // The submitted form has lost the focus.
  useLayoutEffect(focusCode, []);
  const requestAnother = async () => {
    form.reset();
    await resend.submit();
    focusCode();
  };
  return (
    <form ref={root} aria-label={title} {...form.form}>
      <div>
        <h3>{title}</h3>
        <p>
          <Trans
            i18nKey="messages:visitor.codeText"
            values={{ minutes: EMAIL_CODE_MINUTES }}
            components={{ email: <bdi dir="ltr">{email}</bdi> }}
          />
        </p>
      </div>
      <FormErrorBox problems={[...form.problems, ...resend.problems]} />
      <CodeField {...form.field('code')} digitsOnly label={t('messages:visitor.code')} />
      <Button wide type="submit" icon={SendHorizontal} directional busy={form.busy}>
        {t('messages:visitor.send')}
      </Button>
      <div className="choices">
        <Button variant="text" busy={resend.busy} onClick={() => void requestAnother()}>
          {t('messages:visitor.resend')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {t('messages:visitor.back')}
        </Button>
      </div>
      <p className="hint" role="status">
        {resend.sent && t('messages:visitor.resent')}
      </p>
      <p className="hint">{t('messages:visitor.codeHint')}</p>
    </form>
  );
}
