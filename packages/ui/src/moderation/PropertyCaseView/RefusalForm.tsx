import { AdDecision, REFUSAL_REASONS, type RefusalReason, type ReviewDecision } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { useCaseForm } from '../caseDraft/useCaseForm.ts';

export interface RefusalFormProps {
  decision: Exclude<ReviewDecision, 'accepted'>;
  /** Rejects with the server's problems; see `useCallForm`. */
  onDecide(decision: AdDecision): Promise<unknown>;
  onBack(): void;
}

type NoteField = 'note_ar' | 'note_en';
const NOTE_FIELDS = [
  { field: 'note_ar', language: 'ar' },
  { field: 'note_en', language: 'en' },
] as const satisfies { field: NoteField; language: Language }[];

/**
 * Reasons of a refusal or removal, at least one, and a note in the seller's language; suggested sentences for the
 * chosen reasons can be inserted.
 */
export function RefusalForm({ decision, onDecide, onBack }: RefusalFormProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLFormElement>(null);
  const { form, discard } = useCaseForm(decision, {
    schema: AdDecision,
    initial: { decision, reasons: [] as RefusalReason[], note: null, note_ar: '', note_en: '' },
    call: onDecide,
  });
  const { reasons } = form.values;
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const goBack = () => {
    discard();
    onBack();
  };
  const toggle = (reason: RefusalReason, isChosen: boolean) =>
    form.change({
      reasons: isChosen ? [...reasons, reason] : reasons.filter((chosenReason) => chosenReason !== reason),
    });
  const suggest = (field: NoteField, language: Language) => {
    const sentences = reasons.map((reason) => `- ${t(`moderation:suggestion.${language}.${reason}`)}`).join('\n');
    form.change({ [field]: [form.values[field].trim(), sentences].filter(Boolean).join('\n') });
  };
  return (
    <form ref={root} className="decision" noValidate onSubmit={(event) => void form.submit(event)}>
      <FormErrorBox problems={form.problems} />
      <fieldset id={form.getFieldId('reasons')} data-invalid={form.getError('reasons') ? true : undefined}>
        <legend>{t('moderation:listings.reasons')}</legend>
        {REFUSAL_REASONS.map((reason) => (
          <Checkbox
            key={reason}
            label={t(`moderation:reason.${reason}`)}
            checked={reasons.includes(reason)}
            onChange={(isChosen) => toggle(reason, isChosen)}
          />
        ))}
      </fieldset>
      <p className="note">{t('moderation:listings.noteText')}</p>
      {NOTE_FIELDS.map(({ field, language }) => (
        <div key={field} className="reasonField">
          <LongTextField {...form.field(field)} lang={language} label={t(`moderation:listings.${field}`)} />
          {reasons.length > 0 && (
            <Button variant="text" disabled={form.busy} onClick={() => suggest(field, language)}>
              {t(`moderation:listings.suggest_${language}`)}
            </Button>
          )}
        </div>
      ))}
      <Button wide type="submit" busy={form.busy} color={decision === 'rejected' ? 'error' : 'primary'}>
        {t('moderation:listings.send')}
      </Button>
      <Button wide variant="text" disabled={form.busy} onClick={goBack}>
        {t('moderation:listings.cancel')}
      </Button>
    </form>
  );
}
