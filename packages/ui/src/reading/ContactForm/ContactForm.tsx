import styled from '@emotion/styled';
import { ContactInput } from '@mashrabiya/contract';
import { CircleCheck } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { contactFormStyles } from './contactFormStyles.ts';

export interface ContactFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Rejects with what the server refused; see `useCallForm`. */
  onSubmit(message: ContactInput): Promise<unknown>;
  /** What is known of the person who writes. */
  initial?: Partial<ContactInput>;
}

const Root = styled('form')(contactFormStyles);
const EMPTY = { name: '', email: '', phone: '', subject: '', message: '' };

/** A message to the people behind the product. */
export function ContactForm({ onSubmit, initial, ...root }: ContactFormProps) {
  const { t } = useTranslation();
  const form = useCallForm({ schema: ContactInput, initial: { ...EMPTY, ...initial }, call: onSubmit });
  const { sent } = form;
  const field = (name: keyof ContactInput) => ({ ...form.field(name), label: t(`reading:contact.${name}`) });

  if (sent) {
    return (
      <Root as="div" className="sent" role="status">
        <CircleCheck aria-hidden size={40} strokeWidth={1.5} />
        <h2>{t('reading:contact.sentTitle')}</h2>
        <p>{t('reading:contact.sentText', { email: sent.email })}</p>
        <Button look="outlined" onClick={() => form.reset({ ...sent, subject: '', message: '' })}>
          {t('reading:contact.again')}
        </Button>
      </Root>
    );
  }
  return (
    <Root aria-label={t('reading:contact.title')} {...root} {...form.form}>
      <p className="intro">{t('reading:contact.intro')}</p>
      <FormErrorBox problems={form.tried ? form.problems : []} />
      <TextField {...field('name')} autoComplete="name" />
      <div className="pair">
        <TextField {...field('email')} type="email" autoComplete="email" />
        <PhoneField {...field('phone')} />
      </div>
      <TextField {...field('subject')} />
      <LongTextField {...field('message')} hint={t('reading:contact.messageHint')} />
      <div className="foot">
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? 'reading:contact.sending' : 'reading:contact.send')}
        </Button>
        <p className="blocked">{form.blocked && t('forms:errors.blocked')}</p>
      </div>
    </Root>
  );
}
