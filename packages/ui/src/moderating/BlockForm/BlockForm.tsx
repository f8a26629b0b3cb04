import { BlockInput, REPORT_MAX_LENGTH } from '@mashrabiya/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';

export interface BlockFormProps {
  /** Blocks the seller. Rejects with what the server refused; see `useCallForm`. */
  onBlock(reasons: BlockInput): Promise<unknown>;
  onBack(): void;
}

/** Says in both languages why a seller is blocked. */
export function BlockForm({ onBlock, onBack }: BlockFormProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLFormElement>(null);
  const form = useCallForm({ schema: BlockInput, initial: { reason_ar: '', reason_en: '' }, call: onBlock });
  useEffect(() => root.current?.querySelector('textarea')?.focus(), []);
  return (
    <form ref={root} {...form.form} className="decision">
      <h2>{t('moderating:block.title')}</h2>
      <p className="note">{t('moderating:block.text')}</p>
      <FormErrorBox problems={form.problems} />
      <LongTextField {...form.field('reason_ar')} label={t('moderating:block.ar')} maxLength={REPORT_MAX_LENGTH} />
      <LongTextField {...form.field('reason_en')} label={t('moderating:block.en')} maxLength={REPORT_MAX_LENGTH} />
      <Button wide type="submit" color="error" busy={form.busy}>
        {t('moderating:block.confirm')}
      </Button>
      <Button wide look="quiet" disabled={form.busy} onClick={onBack}>
        {t('moderating:block.cancel')}
      </Button>
    </form>
  );
}
