import styled from '@emotion/styled';
import { AVAILABILITY, type OwnReel, type Reel } from '@mashrabiya/contract';
import { Pencil, Trash2 } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { StatusChip } from '../../listings/StatusChip/StatusChip.tsx';
import { AdStatus } from '../../my-listings/AdStatus/AdStatus.tsx';
import type { Clock } from '../countdown/clock.ts';
import { formatReelPrice, getPoster, getReelAdType } from '../shared/formatReel.ts';
import { OwnedFigures } from './OwnedFigures.tsx';
import { ownedReelStyles } from './ownedReelStyles.ts';
import { VideoNotice } from './VideoNotice.tsx';

export interface OwnedReelCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  reel: Reel & Partial<Pick<OwnReel, 'refusal' | 'video_state' | 'watched'>>;
  clock: Clock;
  editHref: string;
  /** The parent asks for confirmation. */
  onRemove(reel: Reel): void;
  removing?: boolean;
  /** Shown above the actions, for example an `EditNotice`. */
  notice?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

const Root = styled('article')(ownedReelStyles);

/** Card of a reel in its owner's list: status, level, statistics, remaining time, actions. */
export function OwnedReelCard({
  reel,
  clock,
  editHref,
  onRemove,
  removing = false,
  notice,
  headingLevel = 3,
  ...article
}: OwnedReelCardProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const Heading = `h${headingLevel}` as const;
  const { title, availability, video_state: video = 'ready' } = reel;
  // The ad period starts with approval.
  const isHidden = availability === AVAILABILITY.pending || availability === AVAILABILITY.rejected;
  return (
    <Root aria-busy={removing || undefined} {...article}>
      <Picture className="window" image={getPoster(reel)} ratio={9 / 16} sizes="132px" />
      <div className="body">
        <p className="labels">
          <StatusChip
            availability={availability}
            text={video === 'ready' ? undefined : t(`reels:owned.video.${video}`)}
          />
          <span className={`rank ${getReelAdType(reel)}`}>{t(`vocabulary:adType.${getReelAdType(reel)}`)}</span>
        </p>
        <Heading className="title">{title}</Heading>
        <p className="description">{reel.description}</p>
        <p className="cost">
          <bdi className="price tabular">{formatReelPrice(reel, t, language)}</bdi>
          <span className="city">{reel.city.name}</span>
        </p>
        <OwnedFigures reel={reel} clock={clock} />
      </div>
      <div className="notices">
        {video !== 'ready' && <VideoNotice videoState={video} />}
        {video === 'ready' && isHidden && (
          <AdStatus
            ad={{ ...reel, refusal: reel.refusal ?? null, ends_at: null, ranking_until: null, waits_for_email: false }}
            now={new Date(reel.updated_at)}
          />
        )}
        {notice}
      </div>
      <div className="actionButtons">
        <ButtonLink variant="outlined" icon={Pencil} href={editHref} aria-label={t('reels:owned.editOf', { title })}>
          {t('reels:owned.edit')}
        </ButtonLink>
        <Button
          variant="text"
          className="remove"
          icon={Trash2}
          busy={removing}
          aria-label={removing ? undefined : t('reels:owned.removeOf', { title })}
          onClick={() => onRemove(reel)}
        >
          {t(removing ? 'reels:owned.removing' : 'reels:owned.remove')}
        </Button>
      </div>
    </Root>
  );
}
