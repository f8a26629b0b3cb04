import styled from '@emotion/styled';
import { LEAD_NOTE_MAX_LENGTH, type Lead, LeadNoteInput } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { DateField } from '../../forms/DateField/DateField.tsx';
import { parseDate } from '../../forms/DateField/isoDate.ts';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';

export interface LeadFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** The saved note and follow-up date. */
  lead: Pick<Lead, 'note' | 'follow_up_on'>;
  /** Unsaved values of an earlier visit. */
  draft?: LeadNoteInput | undefined;
  /** Day in Egypt. */
  today: string;
  /** Called with unsaved values while the user types, and with undefined once nothing is unsaved. */
  onDraft(draft: LeadNoteInput | undefined): void;
  /** Rejects with the server's problems; see `useCallForm`. */
  onSave(input: LeadNoteInput): Promise<unknown>;
}

const Root = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...fieldRows,
  '& .formButtons': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  '& .outcome': { color: role.inkMuted, fontSize: typeScale.compact },
});

const isSame = (values: LeadNoteInput, other: LeadNoteInput): boolean =>
  values.note.trim() === other.note && values.follow_up_on === other.follow_up_on;

/** Typed text that is no day stays in the form, so that saving does not remove the date. */
const parseDay = (text: string | null): string | null => (text === null ? null : parseDate(text));

/** Note and follow-up date of a lead. */
export function LeadForm({ lead, draft, today, onDraft, onSave, ...root }: LeadFormProps) {
  const { t } = useTranslation();
  const saved: LeadNoteInput = { note: lead.note, follow_up_on: lead.follow_up_on };
  const saveDraft = (savedValues: LeadNoteInput) => {
    const { note, follow_up_on } = form.getLatestValues();
    const day = follow_up_on === null ? null : (parseDay(follow_up_on) ?? savedValues.follow_up_on);
    const values = { note, follow_up_on: day };
    onDraft(isSame(values, savedValues) ? undefined : values);
  };
  const form = useCallForm({
    schema: LeadNoteInput,
    initial: draft ?? saved,
    call: async (input) => {
      await onSave(input);
      // The user may have continued to type.
      saveDraft(input);
    },
  });
  const note = form.field('note');
  const followUp = form.field('follow_up_on');
  const setFollowUp = (text: string | null) => {
    followUp.onChange(text);
    saveDraft(saved);
  };
  const isUnsaved = !isSame(form.values, saved);
  return (
    <Root aria-label={t('leads:action.note')} {...root} {...form.form}>
      <FormErrorBox problems={form.problems} />
      <LongTextField
        {...note}
        valid={false}
        label={t('leads:note.label')}
        hint={t('leads:note.hint')}
        maxLength={LEAD_NOTE_MAX_LENGTH}
        onChange={(text) => {
          note.onChange(text);
          saveDraft(saved);
        }}
      />
      <DateField
        {...followUp}
        valid={false}
        optional
        label={t('leads:followUp.label')}
        today={today}
        value={parseDay(followUp.value)}
        onChange={setFollowUp}
        onInvalidText={setFollowUp}
      />
      <div className="formButtons">
        <Button type="submit" busy={form.busy}>
          {t('leads:note.save')}
        </Button>
        <p className="outcome" role="status">
          {isUnsaved ? t('leads:note.unsaved') : form.sent && t('leads:note.saved')}
        </p>
      </div>
    </Root>
  );
}
