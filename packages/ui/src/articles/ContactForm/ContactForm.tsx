import styled from '@emotion/styled';
import { CONTACT_TOPICS, ContactInput, type ContactRequest } from '@mashrabiya/contract';
import { CircleCheck } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { contactFormStyles } from './contactFormStyles.ts';

/** Message including the honeypot field, which only programs fill in. */
export type ContactMessage = Omit<ContactRequest, 'key' | 'open_ms'>;
export type ContactDraft = z.input<typeof ContactInput>;

export interface ContactFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Resolves with the reference of the message; rejects with the server's problems, see `useCallForm`. */
  onSubmit(message: ContactMessage): Promise<{ reference: string }>;
  /** Known facts of the user, or a saved draft. */
  initial?: Partial<ContactDraft>;
  /** Called on each change, to save a draft. */
  onDraft?(draft: ContactDraft): void;
  /** Disabled while a draft loads. */
  isLoading?: boolean;
}

const Root = styled('form')(contactFormStyles);
const EMPTY: ContactDraft = { topic: 'general', name: '', email: '', phone: '', subject: '', message: '' };

export function ContactForm({ onSubmit, initial, onDraft, isLoading = false, ...root }: ContactFormProps) {
  const { t } = useTranslation();
  const honeypot = useRef<HTMLInputElement>(null);
  const [reference, setReference] = useState('');
  const form = useCallForm({
    schema: ContactInput,
    initial: { ...EMPTY, ...initial },
    call: async (message) =>
      setReference((await onSubmit({ ...message, website: honeypot.current?.value ?? '' })).reference),
    failureMessage: t('articles:contact.failed'),
  });
  const { sent, busy, values } = form;
  const areBothInvalid =
    form.getError('email') === t('forms:problem.email_invalid') &&
    form.getError('phone') === t('forms:problem.phone_invalid');
  const problems = areBothInvalid
    ? form.problems.map((problem) =>
        problem.field === form.getFieldId('email') ? { ...problem, text: t('forms:errors.contactInvalid') } : problem,
      )
    : form.problems;
  useEffect(() => {
    if (!sent && !busy) onDraft?.(values);
  }, [sent, busy, values, onDraft]);
  const getFieldProps = (name: Exclude<keyof ContactDraft, 'topic'>) => ({
    ...form.field(name),
    label: t(`articles:contact.${name}`),
  });
  const topic = form.field('topic');

  if (sent) {
    return (
      <Root as="div" className="sent" role="status">
        <CircleCheck aria-hidden size={40} strokeWidth={1.5} />
        <h2>{t('articles:contact.sentTitle')}</h2>
        <p>{t('articles:contact.sentText', { email: sent.email })}</p>
        <p>
          <Trans
            t={t}
            i18nKey="articles:contact.reference"
            components={{ reference: <bdi className="reference">{reference}</bdi> }}
          />
        </p>
        <Button variant="outlined" onClick={() => form.reset({ ...sent, subject: '', message: '' })}>
          {t('articles:contact.again')}
        </Button>
      </Root>
    );
  }
  return (
    <Root aria-label={t('shell:links.contact')} {...root} {...form.form}>
      <fieldset disabled={isLoading}>
        <p className="intro">{t('articles:contact.intro')}</p>
        <FormErrorBox problems={problems} />
        <SelectField
          {...topic}
          label={t('articles:contact.topic')}
          options={CONTACT_TOPICS.map((value) => ({ value, text: t(`articles:contact.topics.${value}`) }))}
          value={topic.value ?? ''}
          onChange={(value) => topic.onChange(CONTACT_TOPICS.find((candidate) => candidate === value) ?? null)}
        />
        <TextField {...getFieldProps('name')} autoComplete="name" />
        <div className="pair">
          <TextField {...getFieldProps('email')} type="email" autoComplete="email" />
          <PhoneField {...getFieldProps('phone')} />
        </div>
        <TextField {...getFieldProps('subject')} />
        <LongTextField {...getFieldProps('message')} hint={t('articles:contact.messageHint')} />
        <input ref={honeypot} className="honeypot" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <div className="foot">
          <Button type="submit" busy={busy}>
            {t(busy ? 'articles:contact.sending' : 'articles:contact.send')}
          </Button>
        </div>
      </fieldset>
    </Root>
  );
}
