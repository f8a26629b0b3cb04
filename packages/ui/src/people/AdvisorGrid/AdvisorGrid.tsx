import styled from '@emotion/styled';
import type { Advisor } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import type { SellerContact } from '../../listings/SellerCard/contact.ts';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { AdvisorCard } from '../AdvisorCard/AdvisorCard.tsx';
import { AdvisorSkeleton } from './AdvisorSkeleton.tsx';
import { advisorGridStyles } from './advisorGridStyles.ts';

export interface AdvisorGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  advisors: readonly Advisor[];
  getHref(advisor: Advisor): string;
  /** State of an advisor's phone number. */
  getContact(advisor: Advisor): SellerContact;
  status: 'loading' | 'ready' | 'failed';
  /** Total; default: the number shown. */
  total?: number;
  /** Loads more; absent at the end of the list. */
  onLoadMore?(): void;
  loadingMore?: boolean;
  onRetry?(): void;
  /** Application page, offered when a city has no advisors. */
  applyHref?: string;
  /** List with the city filter only, offered when further filters match nothing. */
  clearHref?: string;
  headingLevel?: 2 | 3;
}

const Root = styled('div')(advisorGridStyles);

/** Advisors in one column on a phone, two or three on a desktop. */
export function AdvisorGrid({
  advisors,
  getHref,
  getContact,
  status,
  total = advisors.length,
  onLoadMore,
  loadingMore = false,
  onRetry,
  applyHref,
  clearHref,
  headingLevel,
  ...div
}: AdvisorGridProps) {
  const { t } = useTranslation();
  const loading = status === 'loading';
  const isEmpty = status === 'ready' && advisors.length === 0;
  const count = status === 'ready' && !isEmpty ? t('people:advisors.found', { count: total }) : '';
  return (
    <Root aria-busy={loading || loadingMore} {...div}>
      <p className={loading ? 'visually-hidden' : 'count'} role="status">
        {loading ? t('people:advisors.loading') : count}
      </p>
      {status === 'failed' && <FailedState title={t('people:advisors.failed')} onRetry={onRetry} />}
      {isEmpty && clearHref && (
        <EmptyState
          title={t('people:advisors.noneFound')}
          message={t('people:advisors.noneFoundHint')}
          action={{ href: clearHref, label: t('people:advisors.clear') }}
        />
      )}
      {isEmpty && !clearHref && (
        <EmptyState
          title={t('people:advisors.none')}
          message={t('people:advisors.noneHint')}
          action={applyHref ? { href: applyHref, label: t('people:advisors.apply') } : undefined}
        />
      )}
      {status !== 'failed' && !isEmpty && (
        <ul aria-label={t('people:advisors.label')}>
          {loading
            ? ['a', 'b', 'c'].map((key) => (
                <li key={key} aria-hidden>
                  <AdvisorSkeleton />
                </li>
              ))
            : advisors.map((advisor) => (
                <li key={advisor.id}>
                  <AdvisorCard
                    advisor={advisor}
                    contact={getContact(advisor)}
                    href={getHref(advisor)}
                    headingLevel={headingLevel}
                  />
                </li>
              ))}
        </ul>
      )}
      {status === 'ready' && !isEmpty && onLoadMore && (
        <Button className="more" variant="outlined" busy={loadingMore} onClick={onLoadMore}>
          {t('common:showMore')}
        </Button>
      )}
    </Root>
  );
}
