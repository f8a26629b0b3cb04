import styled from '@emotion/styled';
import type { ArticleSummary } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import { articleListStyles } from './articleListStyles.ts';

export interface ArticleListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  articles: readonly ArticleSummary[];
  status: 'loading' | 'ready' | 'failed';
  getHref(article: ArticleSummary): string;
  onRetry?(): void;
  headingLevel?: 2 | 3;
}

const Root = styled('div')(articleListStyles);
const SKELETONS = ['a', 'b', 'c', 'd'];

export function ArticleList({ articles, status, getHref, onRetry, headingLevel, ...div }: ArticleListProps) {
  const { t } = useTranslation();
  const loading = status === 'loading';
  const isEmpty = status === 'ready' && articles.length === 0;
  return (
    <Root aria-busy={loading} {...div}>
      <p className="visually-hidden" role="status">
        {loading ? t('articles:articles.loading') : ''}
      </p>
      {status === 'failed' && <FailedState title={t('articles:articles.failed')} onRetry={onRetry} />}
      {isEmpty && <EmptyState title={t('articles:articles.empty')} message={t('articles:articles.emptyHint')} />}
      {status !== 'failed' && !isEmpty && (
        <ul aria-label={t('articles:articles.label')}>
          {loading
            ? SKELETONS.map((key) => (
                <li key={key} className="skeleton" aria-hidden>
                  <i />
                  <span>
                    <i />
                    <i />
                    <i />
                  </span>
                </li>
              ))
            : articles.map((article, index) => (
                <li key={article.slug}>
                  <ArticleCard
                    article={article}
                    href={getHref(article)}
                    variant={index === 0 ? 'wide' : 'card'}
                    headingLevel={headingLevel}
                    priority={index === 0}
                  />
                </li>
              ))}
        </ul>
      )}
    </Root>
  );
}
