import styled from '@emotion/styled';
import type { QuestionGroup } from '@mashrabiya/contract';
import { Search } from 'lucide-react';
import { type ComponentPropsWithRef, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../forms/Field/Field.tsx';
import { FieldInput } from '../../forms/Field/FieldInput.tsx';
import { useUncontrolledText } from '../../forms/fieldState/useUncontrolledText.ts';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { findQuestions } from './findQuestions.ts';
import { QuestionItem } from './QuestionItem.tsx';
import { questionStyles } from './questionStyles.ts';

export interface QuestionAccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  groups: readonly QuestionGroup[];
  /** Question in the URL's fragment: opens, and scrolls into view. */
  openId?: string;
  /** Page to ask other questions. */
  contactHref: string;
  headingLevel?: 2 | 3;
}

const Root = styled('div')(questionStyles);

/** Questions with collapsible answers and a search. Filtered-out questions keep their state. */
export function QuestionAccordion({ groups, openId, contactHref, headingLevel = 2, ...div }: QuestionAccordionProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const typedText = useUncontrolledText(input, query, setQuery);
  const foundIds = useMemo(() => findQuestions(groups, query), [groups, query]);
  const Heading = `h${headingLevel}` as const;
  const isSearching = query.trim() !== '';

  return (
    <Root {...div}>
      <search aria-label={t('articles:questions.search')}>
        <Field icon={Search} label={t('articles:questions.search')}>
          {(frame) => (
            <FieldInput
              ref={input}
              type="search"
              placeholder={t('articles:questions.placeholder')}
              {...typedText}
              {...frame}
            />
          )}
        </Field>
        <p className="count" role="status">
          {isSearching && t('articles:questions.found', { count: foundIds.size })}
        </p>
      </search>
      {groups.map(({ group, questions }) => (
        <section
          key={group}
          aria-label={t(`articles:groups.${group}`)}
          hidden={!questions.some(({ slug }) => foundIds.has(slug))}
        >
          <Heading>{t(`articles:groups.${group}`)}</Heading>
          {questions.map((question) => (
            <QuestionItem
              key={question.slug}
              question={question}
              isTarget={question.slug === openId}
              hidden={!foundIds.has(question.slug)}
              heading={headingLevel === 2 ? 'h3' : 'h4'}
            />
          ))}
        </section>
      ))}
      {foundIds.size === 0 && (
        <EmptyState
          title={t('articles:questions.none', { query: query.trim() })}
          message={t('articles:questions.noneHint')}
          action={{ href: contactHref, label: t('articles:questions.ask') }}
        />
      )}
    </Root>
  );
}
