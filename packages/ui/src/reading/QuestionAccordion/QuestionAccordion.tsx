import styled from '@emotion/styled';
import type { QuestionGroup } from '@mashrabiya/contract';
import { Search } from 'lucide-react';
import { type ComponentPropsWithRef, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { findQuestions } from './findQuestions.ts';
import { QuestionItem } from './QuestionItem.tsx';
import { questionStyles } from './questionStyles.ts';

export interface QuestionAccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  groups: readonly QuestionGroup[];
  /** The question that the page's address points at: it is opened and brought into view. */
  openId?: string;
  /** Where one asks what is not answered here. */
  askHref: string;
  headingLevel?: 2 | 3;
}

const Root = styled('div')(questionStyles);

/** Questions and answers that open on a press, with a search within them. What a search leaves out keeps its state. */
export function QuestionAccordion({ groups, openId, askHref, headingLevel = 2, ...div }: QuestionAccordionProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const found = useMemo(() => findQuestions(groups, query), [groups, query]);
  const Heading = `h${headingLevel}` as const;
  const searching = query.trim() !== '';

  return (
    <Root {...div}>
      <search>
        <TextField
          type="search"
          icon={Search}
          label={t('reading:questions.search')}
          placeholder={t('reading:questions.placeholder')}
          value={query}
          onChange={setQuery}
        />
        <p className="count" role="status">
          {searching && t('reading:questions.found', { count: found.size })}
        </p>
      </search>
      {groups.map(({ group, questions }) => (
        <section
          key={group}
          aria-label={t(`reading:groups.${group}`)}
          hidden={!questions.some(({ slug }) => found.has(slug))}
        >
          <Heading>{t(`reading:groups.${group}`)}</Heading>
          {questions.map((question) => (
            <QuestionItem
              key={question.slug}
              question={question}
              wanted={question.slug === openId}
              hidden={!found.has(question.slug)}
              heading={headingLevel === 2 ? 'h3' : 'h4'}
            />
          ))}
        </section>
      ))}
      {found.size === 0 && (
        <EmptyState
          title={t('reading:questions.none', { query: query.trim() })}
          message={t('reading:questions.noneHint')}
          action={{ href: askHref, label: t('reading:questions.ask') }}
        />
      )}
    </Root>
  );
}
