import styled from '@emotion/styled';
import { CircleCheck } from 'lucide-react';
import { type ComponentPropsWithRef, type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { type AdvisorDraft, type AdvisorRequest, requestOf } from './applicationRules.ts';
import { applicationStyles } from './applicationStyles.ts';
import { PersonFields } from './PersonFields.tsx';
import { type AdvisorRefusal, REFUSED_FIELD } from './refusals.ts';
import { useApplication } from './useApplication.ts';
import { WhereFields, type WhereFieldsProps } from './WhereFields.tsx';
import { WorkFields } from './WorkFields.tsx';

export interface AdvisorApplicationProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'>,
    Pick<WhereFieldsProps, 'cities' | 'areas'> {
  status: 'idle' | 'sending' | 'sent' | 'refused';
  /** Why it was refused; the field that it is about says so until its answer changes. */
  refusal?: AdvisorRefusal;
  onSubmit(request: AdvisorRequest): void;
  /** A city was chosen: its `areas` are wanted. */
  onCity?(city: number | null): void;
  /** What is known of the person who applies. */
  initial?: Partial<AdvisorDraft>;
}

const Root = styled('form')(applicationStyles);

/** An application to be listed as a real-estate advisor; it is sent for review (specification, sections 3 to 5). */
export function AdvisorApplication({
  status,
  refusal,
  onSubmit,
  onCity,
  initial = {},
  cities,
  areas,
  ...form
}: AdvisorApplicationProps) {
  const { t } = useTranslation();
  const id = useId();
  const idOf = (field: keyof AdvisorDraft) => `${id}-${field}`;
  const application = useApplication(initial, status === 'refused' ? (refusal ?? 'unexpected') : undefined);
  const { draft, problems, refused, tried } = application;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    application.submit();
    const request = requestOf(draft);
    if (request) onSubmit(request);
  };
  const listed = () => {
    if (tried && problems.length > 0)
      return problems.map((field) => ({ field: idOf(field), text: t(`people.apply.problem.${field}`) }));
    if (!refused) return [];
    const field = REFUSED_FIELD[refused];
    return [{ field: field && idOf(field), text: t(`people.apply.refused.${refused}`) }];
  };

  if (status === 'sent') {
    return (
      <Root as="div" className="sent" role="status">
        <CircleCheck aria-hidden size={48} strokeWidth={1.5} />
        <h2>{t('people.apply.sentTitle')}</h2>
        <p>{t('people.apply.sentText', { email: draft.email.trim() })}</p>
      </Root>
    );
  }
  const fields = { application, idOf };
  return (
    <Root noValidate aria-label={t('people.apply.title')} {...form} onSubmit={submit}>
      <p className="intro">{t('people.apply.intro')}</p>
      <PersonFields {...fields} />
      <WorkFields {...fields} />
      <WhereFields
        {...fields}
        cities={cities}
        areas={areas}
        onCity={(city) => {
          application.change('city', city);
          application.change('places', []);
          onCity?.(city === null ? null : Number(city));
        }}
      />
      <FormErrorBox problems={listed()} />
      <Button type="submit" busy={status === 'sending'}>
        {t(status === 'sending' ? 'people.apply.sending' : 'people.apply.send')}
      </Button>
    </Root>
  );
}
