import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { AdvisorCard } from '../AdvisorCard/AdvisorCard.tsx';
import type { Advisor } from '../advisor.ts';
import { AdvisorSkeleton } from './AdvisorSkeleton.tsx';
import { advisorGridStyles } from './advisorGridStyles.ts';

export interface AdvisorGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  advisors: readonly Advisor[];
  status: 'loading' | 'ready' | 'failed';
  /** How many there are in all; what is shown when absent. */
  total?: number;
  /** Asks for the next ones; without it there are no more. */
  onMore?(): void;
  loadingMore?: boolean;
  onRetry?(): void;
  /** Where one applies to be listed: offered when a city has nobody. */
  applyHref?: string;
  headingLevel?: 2 | 3;
}

const Root = styled('div')(advisorGridStyles);

/** The advisors of a city: one column on a phone, two or three on a desk. */
export function AdvisorGrid({
  advisors,
  status,
  total = advisors.length,
  onMore,
  loadingMore = false,
  onRetry,
  applyHref,
  headingLevel,
  ...div
}: AdvisorGridProps) {
  const { t } = useTranslation();
  const loading = status === 'loading';
  const nobody = status === 'ready' && advisors.length === 0;
  const count = status === 'ready' && !nobody ? t('people:advisors.found', { count: total }) : '';
  return (
    <Root aria-busy={loading || loadingMore} {...div}>
      <p className={loading ? 'visually-hidden' : 'count'} role="status">
        {loading ? t('people:advisors.loading') : count}
      </p>
      {status === 'failed' && <FailedState title={t('people:advisors.failed')} onRetry={onRetry} />}
      {nobody && (
        <EmptyState
          title={t('people:advisors.none')}
          message={t('people:advisors.noneHint')}
          action={applyHref ? { href: applyHref, label: t('people:advisors.apply') } : undefined}
        />
      )}
      {status !== 'failed' && !nobody && (
        <ul aria-label={t('people:advisors.label')}>
          {loading
            ? ['a', 'b', 'c'].map((key) => (
                <li key={key} aria-hidden>
                  <AdvisorSkeleton />
                </li>
              ))
            : advisors.map((advisor) => (
                <li key={advisor.id}>
                  <AdvisorCard advisor={advisor} headingLevel={headingLevel} />
                </li>
              ))}
        </ul>
      )}
      {status === 'ready' && !nobody && onMore && (
        <Button className="more" look="outlined" busy={loadingMore} onClick={onMore}>
          {t('common:showMore')}
        </Button>
      )}
    </Root>
  );
}
