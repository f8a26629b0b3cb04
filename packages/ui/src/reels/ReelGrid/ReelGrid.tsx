import styled from '@emotion/styled';
import type { Reel } from '@mashrabiya/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import type { ScreenAction } from '../../states/StatusScreen/ScreenButton.tsx';
import { minWidthQuery } from '../../theme/tokens.ts';
import { ReelCard } from '../ReelCard/ReelCard.tsx';
import { ReelCardSkeleton } from '../ReelCard/ReelCardSkeleton.tsx';

export interface ReelGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  reels: readonly Reel[];
  getHref(reel: Reel): string;
  /** Number of skeleton cards, at most twelve. */
  skeletons?: number;
  failed?: boolean;
  onRetry?(): void;
  emptyAction?: ScreenAction;
  /** Id of the reel being previewed, and its preview. */
  previewId?: string;
  preview?: ReactNode;
  /** Requests or ends a preview. */
  onPreviewChange?(reel: Reel | null): void;
  /** Number of cards in the first screen. */
  priorityCount?: number;
  headingLevel?: 2 | 3 | 4;
}

const Root = styled('div')({
  '& .cards': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 156px), 1fr))',
    gap: '20px 12px',
  },
  '& .cards > li': { display: 'grid', minInlineSize: 0 },
  [`@media ${minWidthQuery('desktop')}`]: {
    '& .cards': { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: '28px 20px' },
  },
});

const KEYS = [...'abcdefghijkl'];

/** Grid of reels, two columns on a phone and up to six on a desktop, or the reason why there are none. */
export function ReelGrid({
  reels,
  getHref,
  skeletons = 0,
  failed = false,
  onRetry,
  emptyAction,
  previewId,
  preview,
  onPreviewChange,
  priorityCount = 0,
  headingLevel,
  ...div
}: ReelGridProps) {
  const { t } = useTranslation();
  const isEmpty = reels.length === 0 && skeletons === 0;
  return (
    <Root aria-busy={skeletons > 0} {...div}>
      <p role="status" className="visually-hidden">
        {skeletons > 0 && t('reels:feed.loading')}
      </p>
      {!isEmpty && (
        <ul className="cards" aria-label={t('reels:list.label')}>
          {reels.map((reel, index) => (
            <li key={reel.id}>
              <ReelCard
                reel={reel}
                href={getHref(reel)}
                headingLevel={headingLevel}
                priority={index < priorityCount}
                preview={reel.id === previewId ? preview : undefined}
                onPreviewChange={onPreviewChange && ((isPreviewing) => onPreviewChange(isPreviewing ? reel : null))}
              />
            </li>
          ))}
          {KEYS.slice(0, skeletons).map((key) => (
            <li key={key} aria-hidden>
              <ReelCardSkeleton />
            </li>
          ))}
        </ul>
      )}
      {failed && <FailedState title={t('reels:list.failed')} onRetry={onRetry} />}
      {isEmpty && !failed && (
        <EmptyState title={t('reels:list.empty')} message={t('reels:list.emptyText')} action={emptyAction} />
      )}
    </Root>
  );
}
