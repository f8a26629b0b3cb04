import styled from '@emotion/styled';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { minWidthQuery } from '../../theme/tokens.ts';
import { ActionRail, type ActionRailProps } from '../ActionRail/ActionRail.tsx';
import { ReelCaption, type ReelCaptionProps } from '../ReelCaption/ReelCaption.tsx';
import { getPoster } from '../shared/formatReel.ts';
import { StageNotice } from './StageNotice.tsx';
import { StageProgress } from './StageProgress.tsx';
import { StageScreen } from './StageScreen.tsx';
import type { StageAction } from './stageKeys.ts';
import { stageStyles } from './stageStyles.ts';
import type { Playback } from './usePlayback.ts';
import { useStageKeys } from './useStageKeys.ts';

type RailProps = Pick<
  ActionRailProps,
  | 'reel'
  | 'muted'
  | 'isFavorite'
  | 'favoriteState'
  | 'onFavorite'
  | 'onShare'
  | 'onContact'
  | 'onOpenMenu'
  | 'onMutedChange'
>;

export interface ReelStageProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'ref'>,
    RailProps,
    Pick<ReelCaptionProps, 'propertyHref' | 'sellerHref' | 'headingLevel'> {
  playback: Playback;
  /** Media element over the poster. */
  video?: ReactNode;
  captionText?: string;
  /** The reel in view: handles keys wherever the focus is. */
  active?: boolean;
  /** Page that plays the reel: turns the picture into a link. */
  playHref?: string;
  expired?: boolean;
  onNext?(): void;
  onPrevious?(): void;
  /** Without it there is no close button. */
  onClose?(): void;
  /** Loads the poster eagerly, for the first screen. */
  priority?: boolean;
}

const Root = styled('article')(stageStyles);

const POSTER_SIZES = `${minWidthQuery('desktop')} 520px, 100vw`;

/**
 * Reel on a dark stage: full screen on a phone, a 9:16 column with text beside it on a desktop. Playback is passed in;
 * `LiveReelStage` drives a media element.
 */
export function ReelStage({
  reel,
  playback,
  video,
  captionText,
  active = true,
  playHref,
  expired = false,
  muted,
  isFavorite: favoriteOverride,
  favoriteState,
  onFavorite,
  onShare,
  onContact,
  onOpenMenu,
  onMutedChange,
  propertyHref,
  sellerHref,
  headingLevel,
  onNext,
  onPrevious,
  onClose,
  priority,
  ...article
}: ReelStageProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLElement>(null);
  const actions: Record<StageAction, (() => void) | undefined> = {
    next: onNext,
    previous: onPrevious,
    toggle: expired ? undefined : playback.toggle,
    mute: onMutedChange && (() => onMutedChange(!muted)),
    favorite: onFavorite && (() => favoriteState !== 'loading' && onFavorite(reel)),
    open: () => ref.current?.querySelector<HTMLElement>('.propertyLink')?.click(),
    close: onClose,
  };
  useStageKeys(active, (action) => actions[action]?.());
  const isFavorite = favoriteOverride ?? reel.is_loved;
  const canPlay = !expired && playback.state !== 'failed';
  return (
    <Root aria-label={reel.title} {...article} ref={ref} data-scheme="dark">
      <div className={canPlay ? 'column' : 'column still'}>
        <Picture className="poster" image={getPoster(reel)} ratio={9 / 16} sizes={POSTER_SIZES} priority={priority} />
        {!expired && video}
        <span className="shade" />
        {canPlay ? (
          <StageScreen
            state={playback.state}
            href={playHref}
            onToggle={playback.toggle}
            onHold={playback.hold}
            onDoubleTap={onFavorite && (() => !isFavorite && favoriteState !== 'loading' && onFavorite(reel))}
          />
        ) : (
          <StageNotice reason={expired ? 'expired' : 'failed'} onAction={expired ? onNext : playback.toggle} />
        )}
        {canPlay && captionText && (
          // A changed text would count as a layout shift, a new element does not.
          <p key={captionText} className="subtitle">
            {captionText}
          </p>
        )}
        <ActionRail
          {...{
            reel,
            muted,
            isFavorite: favoriteOverride,
            favoriteState,
            onFavorite,
            onShare,
            onContact,
            onOpenMenu,
            onMutedChange,
          }}
        />
        {canPlay && !playHref && (
          <StageProgress position={playback.position} duration={playback.duration} onSeek={playback.seek} />
        )}
      </div>
      <div className="steps">
        <IconButton
          icon={ChevronUp}
          label={t('reels:stage.previous')}
          className="previous"
          disabled={!onPrevious}
          onClick={onPrevious}
        />
        <IconButton
          icon={ChevronDown}
          label={t('reels:stage.next')}
          className="next"
          disabled={!onNext}
          onClick={onNext}
        />
      </div>
      <ReelCaption {...{ reel, propertyHref, sellerHref, headingLevel }} />
      {onClose && <IconButton icon={X} label={t('reels:stage.close')} className="close" onClick={onClose} />}
    </Root>
  );
}
