import styled from '@emotion/styled';
import { CircleCheck } from 'lucide-react';
import { type ComponentPropsWithRef, type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { contactFormStyles } from './contactFormStyles.ts';
import type { ContactField, ContactMessage } from './contactRules.ts';
import { useContactMessage } from './useContactMessage.ts';

export interface ContactFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  status: 'idle' | 'sending' | 'sent' | 'failed';
  onSubmit(message: ContactMessage): void;
  /** What is known of the person who writes. */
  initial?: Partial<ContactMessage>;
  /** After a message was sent: starts another. The host answers by setting `status`. */
  onAgain?(): void;
}

const Root = styled('form')(contactFormStyles);

/** A message to the people behind the product. */
export function ContactForm({ status, onSubmit, initial = {}, onAgain, ...form }: ContactFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [tried, setTried] = useState(false);

  const { answers, written, problems } = useContactMessage(initial);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    for (const answer of Object.values(answers)) answer.show();
    if (problems.length === 0) onSubmit(written);
  };
  const again = () => {
    answers.subject.reset();
    answers.message.reset();
    setTried(false);
    onAgain?.();
  };
  const propsOf = (field: ContactField) => ({
    ...answers[field].props,
    id: `${id}-${field}`,
    name: field,
    label: t(`reading.contact.${field}`),
  });

  if (status === 'sent') {
    return (
      <Root as="div" className="sent" role="status">
        <CircleCheck aria-hidden size={40} strokeWidth={1.5} />
        <h2>{t('reading.contact.sentTitle')}</h2>
        <p>{t('reading.contact.sentText', { email: written.email })}</p>
        {onAgain && (
          <Button look="outlined" onClick={again}>
            {t('reading.contact.again')}
          </Button>
        )}
      </Root>
    );
  }
  return (
    <Root noValidate aria-label={t('reading.contact.title')} {...form} onSubmit={submit}>
      <p className="intro">{t('reading.contact.intro')}</p>
      <FormErrorBox
        problems={
          tried
            ? problems.map((field) => ({ field: `${id}-${field}`, text: t(`reading.contact.problem.${field}`) }))
            : []
        }
      />
      <TextField {...propsOf('name')} autoComplete="name" />
      <div className="pair">
        <TextField {...propsOf('email')} type="email" autoComplete="email" />
        <PhoneField {...propsOf('phone')} />
      </div>
      <TextField {...propsOf('subject')} />
      <LongTextField {...propsOf('message')} hint={t('reading.contact.messageHint')} />
      <div className="foot">
        <Button type="submit" busy={status === 'sending'}>
          {t(status === 'sending' ? 'reading.contact.sending' : 'reading.contact.send')}
        </Button>
        <p role="alert">{status === 'failed' && t('reading.contact.failed')}</p>
      </div>
    </Root>
  );
}
