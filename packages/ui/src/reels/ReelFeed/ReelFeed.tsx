import styled from '@emotion/styled';
import type { Reel } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeholderImage } from '../../foundation/Picture/placeholder.ts';
import type { LoveState } from '../../homes/LoveButton/LoveButton.tsx';
import { LiveReelStage, type LiveReelStageProps } from '../ReelStage/LiveReelStage.tsx';
import { feedStyles } from './feedStyles.ts';
import { isNear, liveness } from './liveness.ts';
import { useFeedPlace } from './useFeedPlace.ts';
import { useWheelSteps } from './useWheelSteps.ts';

type StageProps = Pick<
  LiveReelStageProps,
  | 'muted'
  | 'onMutedChange'
  | 'onLove'
  | 'onShare'
  | 'onContact'
  | 'onMore'
  | 'onClose'
  | 'autoplay'
  | 'held'
  | 'captions'
  | 'savesData'
  | 'onWatched'
>;

export interface ReelFeedProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'>, StageProps {
  reels: readonly Reel[];
  /** The clip to begin with; the first one when absent or unknown. Read once. */
  startId?: string;
  /** A clip has come into view, by its id: once each time. */
  onSeen?(id: string): void;
  /** The last clip is in view: load more. */
  onEnd?(): void;
  /** More clips are on their way. */
  loadingMore?: boolean;
  /** Milliseconds since 1970; clips whose ad has run out by then are not played. */
  now: number;
  homeHrefOf?(reel: Reel): string | undefined;
  sellerHrefOf?(reel: Reel): string | undefined;
  lovedOf?(reel: Reel): boolean;
  loveStateOf?(reel: Reel): LoveState;
}

const Root = styled('div')(feedStyles);

/**
 * Clips one after the other, each as high as the feed; give it a height, `100dvh` on a page of its own. At most three
 * hold a media element: the one in view, its predecessor and its successor.
 */
export function ReelFeed({
  reels,
  startId,
  onSeen,
  onEnd,
  loadingMore = false,
  now,
  homeHrefOf,
  sellerHrefOf,
  lovedOf,
  loveStateOf,
  muted,
  onMutedChange,
  onLove,
  onShare,
  onContact,
  onMore,
  onClose,
  autoplay,
  held,
  captions,
  savesData,
  onWatched,
  ...div
}: ReelFeedProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const { index, playing: isPlaying, move } = useFeedPlace(list, reels, { startId, onSeen, onEnd });
  useWheelSteps(list, move);
  const [leadId, setLeadId] = useState<string>();
  // A clip that comes into view is live already, and its new neighbour is drawn after it, unless another swipe was quicker.
  const before = useDeferredValue(index);
  const middle = Math.abs(index - before) > 1 ? index : before;
  const [hasBegun, setHasBegun] = useState(false);
  const hasLead = !savesData && leadId !== undefined && leadId === reels[index]?.id;
  const playing = { muted, onMutedChange, autoplay, held, captions, savesData, onWatched };
  const wiring = { ...playing, onLove, onShare, onContact, onMore, onClose };
  return (
    <Root role="feed" aria-label={t('reels:feed.label')} aria-busy={loadingMore} {...div} ref={list}>
      {reels.map((reel, at) => {
        const preload = liveness(at, middle, { hasBegun, hasLead });
        const place = { 'aria-posinset': at + 1, 'aria-setsize': loadingMore ? -1 : reels.length };
        return (
          <div key={reel.id} className="slot">
            {preload ? (
              <LiveReelStage
                {...place}
                {...wiring}
                reel={reel}
                preload={preload}
                active={at === index && isPlaying}
                onBegun={() => setHasBegun(true)}
                onLead={() => setLeadId(reel.id)}
                expired={Date.parse(reel.expires_at) <= now}
                priority={at === index}
                homeHref={homeHrefOf?.(reel)}
                sellerHref={sellerHrefOf?.(reel)}
                loved={lovedOf?.(reel)}
                loveState={loveStateOf?.(reel)}
                onPrevious={at > 0 ? () => move(-1) : undefined}
                onNext={at < reels.length - 1 ? () => move(1) : undefined}
              />
            ) : (
              <article aria-label={reel.title} className="far" data-scheme="dark" {...place}>
                {isNear(at, middle) && (
                  <span className="poster" style={{ backgroundImage: placeholderImage(reel.thumbhash) }} />
                )}
              </article>
            )}
          </div>
        );
      })}
    </Root>
  );
}
