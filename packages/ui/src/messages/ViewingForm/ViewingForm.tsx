import styled from '@emotion/styled';
import { buildViewingInput, MESSAGE_MAX_LENGTH, type ViewingInput } from '@mashrabiya/contract';
import { SendHorizontal } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { ViewingTimeField } from './ViewingTimeField.tsx';

/** Draft of a proposal. */
export interface ViewingDraft {
  /** Null until a time is chosen. */
  starts_at: string | null;
  text: string;
}

export interface ViewingFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Saved draft. */
  initial?: ViewingDraft | undefined;
  /** Text of the button. */
  send: string;
  /** Rejects with the server's problems; see `useCallForm`. */
  onSend(viewing: ViewingInput): Promise<unknown>;
  /** Called on each change, to save a draft. */
  onDraft?: ((draft: ViewingDraft) => void) | undefined;
}

const EMPTY: ViewingDraft = { starts_at: null, text: '' };
const SCHEMA = buildViewingInput(() => new Date());

const Root = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...fieldRows,
  '& .zone': { color: role.inkMuted, fontSize: typeScale.caption },
});

/** Time of a viewing, with an optional message. */
export function ViewingForm({ initial = EMPTY, send, onSend, onDraft, ...root }: ViewingFormProps) {
  const { t } = useTranslation();
  const form = useCallForm({ schema: SCHEMA, initial, call: onSend });
  const { starts_at, text } = form.values;
  useEffect(() => onDraft?.({ starts_at, text }), [onDraft, starts_at, text]);
  const startsAt = form.field('starts_at');
  const note = form.field('text');
  return (
    <Root aria-label={send} {...root} {...form.form}>
      <FormErrorBox problems={form.problems} />
      <ViewingTimeField id={startsAt.id} value={startsAt.value} error={startsAt.error} onChange={startsAt.onChange} />
      <LongTextField
        optional
        label={t('messages:viewing.note')}
        maxLength={MESSAGE_MAX_LENGTH}
        id={note.id}
        name={note.name}
        value={note.value}
        {...(note.error !== undefined && { error: note.error })}
        onChange={note.onChange}
        onBlur={note.onBlur}
      />
      <p className="zone">{t('messages:viewing.zone')}</p>
      <Button wide type="submit" icon={SendHorizontal} directional busy={form.busy}>
        {send}
      </Button>
    </Root>
  );
}
