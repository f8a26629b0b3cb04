import { buildVisitorInput, type EnquiryKind, MESSAGE_MAX_LENGTH, type VisitorInput } from '@mashrabiya/contract';
import { ArrowRight, Mail, Phone, UserRound } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { SuggestionChips } from '../MessageForm/SuggestionChips.tsx';
import { addSuggestion } from '../MessageForm/suggestions.ts';
import { useQuestions } from '../MessageForm/useQuestions.ts';
import type { ViewingDraft } from '../ViewingForm/ViewingForm.tsx';
import { ViewingTimeField } from '../ViewingForm/ViewingTimeField.tsx';

/** Draft of a visitor's first message. */
export interface VisitorDraft extends ViewingDraft {
  name: string;
  email: string;
  phone: string;
}

export interface VisitorFormProps {
  kind: EnquiryKind;
  draft?: VisitorDraft | undefined;
  /** Called on each change, to save a draft. */
  onDraft?: ((draft: VisitorDraft) => void) | undefined;
  /** Mails a code. Rejects with the server's problems; see `useCallForm`. */
  onRequestCode(input: VisitorInput): Promise<unknown>;
  /** For visitors with an account. */
  onLogin(): void;
}

const EMPTY: VisitorDraft = { text: '', starts_at: null, name: '', email: '', phone: '' };

/** Message or time of a viewing, and who the visitor is. */
export function VisitorForm({ kind, draft = EMPTY, onDraft, onRequestCode, onLogin }: VisitorFormProps) {
  const { t } = useTranslation();
  const questions = useQuestions();
  const isViewing = kind === 'viewing';
  const schema = useMemo(() => buildVisitorInput(kind, () => new Date()), [kind]);
  // A time that was chosen for a viewing is no part of a message.
  const initial = isViewing ? draft : { ...draft, starts_at: null };
  const form = useCallForm({ schema, initial, call: onRequestCode });
  const { text, starts_at, name, email, phone } = form.values;
  useEffect(() => onDraft?.({ text, starts_at, name, email, phone }), [onDraft, text, starts_at, name, email, phone]);
  const startsAt = form.field('starts_at');
  const message = form.field('text');
  return (
    <form aria-label={t(isViewing ? 'messages:viewing.request' : 'messages:form.label')} {...form.form}>
      <FormErrorBox problems={form.problems} />
      {isViewing ? (
        <ViewingTimeField id={startsAt.id} value={startsAt.value} error={startsAt.error} onChange={startsAt.onChange} />
      ) : (
        <SuggestionChips
          suggestions={questions}
          onChoose={(question) => form.change({ text: addSuggestion(text, question, questions) })}
        />
      )}
      <LongTextField
        optional={isViewing}
        label={t(isViewing ? 'messages:viewing.note' : 'messages:form.label')}
        maxLength={MESSAGE_MAX_LENGTH}
        id={message.id}
        name={message.name}
        value={message.value}
        {...(message.error !== undefined && { error: message.error })}
        onChange={message.onChange}
        onBlur={message.onBlur}
      />
      {isViewing && <p className="hint">{t('messages:viewing.zone')}</p>}
      <TextField {...form.field('name')} autoComplete="name" icon={UserRound} label={t('forms:fields.name')} />
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        icon={Mail}
        label={t('forms:fields.email')}
      />
      <PhoneField
        {...form.field('phone')}
        optional
        icon={Phone}
        hint={t('messages:visitor.phoneHint')}
        label={t('forms:fields.phone')}
      />
      <Button wide type="submit" icon={ArrowRight} directional busy={form.busy}>
        {t('messages:visitor.next')}
      </Button>
      <Button wide variant="text" onClick={onLogin}>
        {t('messages:visitor.login')}
      </Button>
      <p className="hint">{t('messages:visitor.hint')}</p>
    </form>
  );
}
