import { AD_TYPES, type OwnProperty, type Ranking } from '@mashrabiya/contract';
import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';

interface PromotionLevelScheduleProps {
  ad: Pick<OwnProperty, 'ranking' | 'ranking_until'> & Partial<Pick<OwnProperty, 'ranking_next'>>;
}

/** When an ad's rank ends, and the next one. */
export function PromotionLevelSchedule({ ad }: PromotionLevelScheduleProps) {
  const { t } = useTranslation();
  const getRankName = (ranking: Ranking) => t(`vocabulary:adType.${AD_TYPES[ranking]}`);
  if (!ad.ranking_until) return null;
  return (
    <span>
      <Trans
        i18nKey={ad.ranking_next ? 'myListings:run.rankThen' : 'myListings:run.rankUntil'}
        values={{ rank: getRankName(ad.ranking), next: ad.ranking_next && getRankName(ad.ranking_next) }}
        components={{ date: <DateText date={ad.ranking_until} /> }}
      />
    </span>
  );
}
