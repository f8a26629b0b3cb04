import styled from '@emotion/styled';
import type { Reel } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPlaceholderImage } from '../../foundation/Picture/placeholder.ts';
import type { FavoriteState } from '../../listings/FavoriteButton/FavoriteButton.tsx';
import { LiveReelStage, type LiveReelStageProps } from '../ReelStage/LiveReelStage.tsx';
import { FeedFailure } from './FeedFailure.tsx';
import { feedStyles } from './feedStyles.ts';
import { getPreload, isNear } from './reelPreload.ts';
import { useVisibleReel } from './useVisibleReel.ts';
import { useWheelSteps } from './useWheelSteps.ts';

type StageProps = Pick<
  LiveReelStageProps,
  | 'muted'
  | 'onMutedChange'
  | 'onFavorite'
  | 'onShare'
  | 'onContact'
  | 'onOpenMenu'
  | 'onClose'
  | 'autoplay'
  | 'isPaused'
  | 'captions'
  | 'savesData'
  | 'onWatched'
>;

export interface ReelFeedProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'>, StageProps {
  reels: readonly Reel[];
  /** Initial reel; the first one when absent or unknown. Read once. */
  startId?: string;
  /** Called with the id each time a reel comes into view. */
  onReelVisible?(id: string): void;
  /** Called at the last reel, to load more. Undefined while a page loads. */
  onReachEnd?: (() => void) | undefined;
  loadingMore?: boolean;
  /** The next page failed: a retry follows the last reel. */
  failedMore?: boolean;
  onRetry?(): void;
  /** Milliseconds since 1970; reels with an ad expired by then do not play. */
  now: number;
  getPropertyHref?(reel: Reel): string | undefined;
  getSellerHref?(reel: Reel): string | undefined;
  isFavoriteReel?(reel: Reel): boolean;
  getFavoriteState?(reel: Reel): FavoriteState;
}

const Root = styled('div')(feedStyles);

/**
 * Scroll-snapping feed of reels, each as high as the feed: give it a height, `100dvh` on its own page. At most three
 * have a media element: the visible one and its neighbours.
 */
export function ReelFeed({
  reels,
  startId,
  onReelVisible,
  onReachEnd,
  loadingMore = false,
  failedMore = false,
  onRetry,
  now,
  getPropertyHref,
  getSellerHref,
  isFavoriteReel,
  getFavoriteState,
  muted,
  onMutedChange,
  onFavorite,
  onShare,
  onContact,
  onOpenMenu,
  onClose,
  autoplay,
  isPaused,
  captions,
  savesData,
  onWatched,
  ...div
}: ReelFeedProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const {
    index,
    playing: isPlaying,
    move,
  } = useVisibleReel(list, reels, { startId, loadingMore, failedMore, onReelVisible, onReachEnd });
  useWheelSteps(list, move);
  const [bufferedId, setBufferedId] = useState<string>();
  // The visible reel already has its media element; the next neighbour renders afterwards, unless another swipe was
  // faster.
  const deferredIndex = useDeferredValue(index);
  const centerIndex = Math.abs(index - deferredIndex) > 1 ? index : deferredIndex;
  const [hasStarted, setHasStarted] = useState(false);
  const isBufferedAhead = !savesData && bufferedId !== undefined && bufferedId === reels[index]?.id;
  const playbackProps = { muted, onMutedChange, autoplay, isPaused, captions, savesData, onWatched };
  const stageProps = { ...playbackProps, onFavorite, onShare, onContact, onOpenMenu, onClose };
  const lastIndex = failedMore ? reels.length : reels.length - 1;
  return (
    <Root role="feed" aria-label={t('reels:feed.label')} aria-busy={loadingMore} {...div} ref={list}>
      {reels.map((reel, reelIndex) => {
        const preload = getPreload(reelIndex, centerIndex, { hasStarted, isBufferedAhead });
        const ariaPosition = {
          'aria-posinset': reelIndex + 1,
          'aria-setsize': loadingMore || failedMore ? -1 : reels.length,
        };
        return (
          <div key={reel.id} className="slot">
            {preload ? (
              <LiveReelStage
                {...ariaPosition}
                {...stageProps}
                reel={reel}
                preload={preload}
                active={reelIndex === index && isPlaying}
                onStarted={() => setHasStarted(true)}
                onBufferedAhead={() => setBufferedId(reel.id)}
                expired={Date.parse(reel.expires_at) <= now}
                priority={reelIndex === index}
                propertyHref={getPropertyHref?.(reel)}
                sellerHref={getSellerHref?.(reel)}
                isFavorite={isFavoriteReel?.(reel)}
                favoriteState={getFavoriteState?.(reel)}
                onPrevious={reelIndex > 0 ? () => move(-1) : undefined}
                onNext={reelIndex < lastIndex ? () => move(1) : undefined}
              />
            ) : (
              <article aria-label={reel.title} className="placeholder" data-scheme="dark" {...ariaPosition}>
                {isNear(reelIndex, centerIndex) && (
                  <span className="poster" style={{ backgroundImage: getPlaceholderImage(reel.thumbhash) }} />
                )}
              </article>
            )}
          </div>
        );
      })}
      {failedMore && (
        <div className="slot">
          <FeedFailure
            active={index === reels.length}
            retrying={loadingMore}
            onRetry={onRetry}
            onPrevious={() => move(-1)}
            onClose={onClose}
            aria-posinset={reels.length + 1}
            aria-setsize={-1}
          />
        </div>
      )}
    </Root>
  );
}
