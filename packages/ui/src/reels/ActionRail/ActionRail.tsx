import styled from '@emotion/styled';
import type { Reel } from '@mashrabiya/contract';
import { EllipsisVertical, Heart, Phone, Share2, Volume2, VolumeX } from 'lucide-react';
import { type ComponentPropsWithRef, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import type { FavoriteState } from '../../listings/FavoriteButton/FavoriteButton.tsx';
import { actionRailStyles } from './actionRailStyles.ts';

/** Actions on a reel; an action without a handler has no button. */
interface ReelActions {
  onFavorite?(reel: Reel): void;
  onShare?(reel: Reel): void;
  onContact?(reel: Reel): void;
  onOpenMenu?(reel: Reel): void;
  onMutedChange?(muted: boolean): void;
}

export interface ActionRailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, ReelActions {
  reel: Reel;
  muted: boolean;
  /** Default: the reel's own state. */
  isFavorite?: boolean;
  favoriteState?: FavoriteState;
}

const Root = styled('div')(actionRailStyles);

/** Action buttons along the inline end of the stage. */
export const ActionRail = memo(function ActionRail({
  reel,
  muted,
  isFavorite = reel.is_loved,
  favoriteState = 'idle',
  onFavorite,
  onShare,
  onContact,
  onOpenMenu,
  onMutedChange,
  className = '',
  ...div
}: ActionRailProps) {
  const { t } = useTranslation();
  const count = reel.total_favorites + Number(isFavorite) - Number(reel.is_loved);
  const loading = favoriteState === 'loading';
  const Sound = muted ? VolumeX : Volume2;
  return (
    <Root role="group" aria-label={t('reels:rail.label')} {...div} className={`actions ${className}`.trimEnd()}>
      {onFavorite && (
        <button
          type="button"
          className="favorite"
          aria-pressed={isFavorite}
          aria-busy={loading}
          aria-description={reel.title}
          onClick={loading ? undefined : () => onFavorite(reel)}
        >
          <Heart aria-hidden size={24} strokeWidth={1.75} />
          <span className="visually-hidden">{t('reels:rail.love')}</span>
          <NumberText value={count} className="railLabel" />
        </button>
      )}
      {onContact && (
        <button type="button" aria-haspopup="dialog" onClick={() => onContact(reel)}>
          <Phone aria-hidden size={24} strokeWidth={1.75} />
          <span className="railLabel">{t('reels:rail.contact')}</span>
        </button>
      )}
      {onShare && (
        <button type="button" onClick={() => onShare(reel)}>
          <Share2 aria-hidden size={24} strokeWidth={1.75} />
          <span className="railLabel">{t('reels:rail.share')}</span>
        </button>
      )}
      {onMutedChange && (
        <button type="button" aria-pressed={!muted} onClick={() => onMutedChange(!muted)}>
          <Sound aria-hidden size={24} strokeWidth={1.75} />
          <span className="railLabel">{t('reels:rail.sound')}</span>
        </button>
      )}
      {onOpenMenu && (
        <button type="button" aria-label={t('reels:rail.more')} aria-haspopup="dialog" onClick={() => onOpenMenu(reel)}>
          <EllipsisVertical aria-hidden size={24} strokeWidth={1.75} />
        </button>
      )}
    </Root>
  );
});
