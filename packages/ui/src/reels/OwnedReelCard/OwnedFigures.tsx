import { AVAILABILITY, type OwnReel, type Reel } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { CirclePlay, Clock3, Eye, Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { Countdown } from '../countdown/Countdown.tsx';
import type { Clock } from '../countdown/clock.ts';

export interface OwnedFiguresProps {
  reel: Pick<Reel, 'total_views' | 'total_favorites' | 'expires_at' | 'availability'> &
    Partial<Pick<OwnReel, 'watched'>>;
  clock: Clock;
}

export function OwnedFigures({ reel, clock }: OwnedFiguresProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const formatCount = (key: 'reels:views' | 'reels:favorites', count: number) =>
    t(key, { count, number: formatNumber(count, language) });
  return (
    <ul className="figures" aria-label={t('reels:owned.figures')}>
      <li>
        <span role="img" aria-label={formatCount('reels:views', reel.total_views)}>
          <Eye aria-hidden size={18} strokeWidth={1.75} />
          <NumberText value={reel.total_views} />
        </span>
      </li>
      {typeof reel.watched === 'number' && (
        <li>
          <span role="img" aria-label={t('reels:owned.watched', { percent: reel.watched })}>
            <CirclePlay aria-hidden size={18} strokeWidth={1.75} />
            <bdi className="tabular">{`${reel.watched}%`}</bdi>
          </span>
        </li>
      )}
      <li>
        <span role="img" aria-label={formatCount('reels:favorites', reel.total_favorites)}>
          <Heart aria-hidden size={18} strokeWidth={1.75} />
          <NumberText value={reel.total_favorites} />
        </span>
      </li>
      {reel.availability !== AVAILABILITY.pending && reel.availability !== AVAILABILITY.rejected && (
        <li>
          <Clock3 aria-hidden size={18} strokeWidth={1.75} />
          <Countdown expiresAt={reel.expires_at} clock={clock} />
        </li>
      )}
    </ul>
  );
}
