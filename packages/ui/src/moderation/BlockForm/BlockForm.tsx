import { BlockInput, REPORT_MAX_LENGTH, RevocationInput, UnblockInput, WarningInput } from '@mashrabiya/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { useCaseForm } from '../caseDraft/useCaseForm.ts';

export interface BlockFormProps {
  action: 'block' | 'unblock' | 'warn' | 'revoke';
  /** False for a user without listings: a block concerns messages and reviews. */
  isSeller?: boolean;
  /** Rejects with the server's problems; see `useCallForm`. */
  onSend(reasons: BlockInput): Promise<unknown>;
  onBack(): void;
}

const FORMS = {
  block: {
    schema: BlockInput,
    title: 'moderation:block.title',
    text: 'moderation:block.text',
    ar: 'moderation:block.ar',
    en: 'moderation:block.en',
    send: 'moderation:block.confirm',
  },
  blockUser: {
    schema: BlockInput,
    title: 'moderation:block.user.do',
    text: 'moderation:block.user.text',
    ar: 'moderation:block.ar',
    en: 'moderation:block.en',
    send: 'moderation:block.user.confirm',
  },
  unblock: {
    schema: UnblockInput,
    title: 'moderation:block.undoTitle',
    text: 'moderation:block.undoText',
    ar: 'moderation:block.ar',
    en: 'moderation:block.en',
    send: 'moderation:block.undoConfirm',
  },
  warn: {
    schema: WarningInput,
    title: 'moderation:block.warnTitle',
    text: 'moderation:block.warnText',
    ar: 'moderation:block.warnAr',
    en: 'moderation:block.warnEn',
    send: 'moderation:block.warnConfirm',
  },
  revoke: {
    schema: RevocationInput,
    title: 'moderation:companies.revokeTitle',
    text: 'moderation:companies.revokeText',
    ar: 'moderation:block.ar',
    en: 'moderation:block.en',
    send: 'moderation:companies.revokeConfirm',
  },
} as const;

/** Reason of a block, an unblock, a warning or a revocation, in both languages. */
export function BlockForm({ action, isSeller = true, onSend, onBack }: BlockFormProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLFormElement>(null);
  const { schema, title, text, ar, en, send } = FORMS[action === 'block' && !isSeller ? 'blockUser' : action];
  const { form, discard } = useCaseForm(action, { schema, initial: { reason_ar: '', reason_en: '' }, call: onSend });
  const goBack = () => {
    discard();
    onBack();
  };
  useEffect(() => root.current?.querySelector('textarea')?.focus(), []);
  return (
    <form ref={root} {...form.form} className="decision">
      <h2>{t(title)}</h2>
      <p className="note">{t(text)}</p>
      <FormErrorBox problems={form.problems} />
      <LongTextField {...form.field('reason_ar')} label={t(ar)} maxLength={REPORT_MAX_LENGTH} />
      <LongTextField {...form.field('reason_en')} label={t(en)} maxLength={REPORT_MAX_LENGTH} />
      <Button
        wide
        type="submit"
        color={action === 'block' || action === 'revoke' ? 'error' : 'primary'}
        busy={form.busy}
      >
        {t(send)}
      </Button>
      <Button wide variant="text" disabled={form.busy} onClick={goBack}>
        {t('moderation:block.cancel')}
      </Button>
    </form>
  );
}
