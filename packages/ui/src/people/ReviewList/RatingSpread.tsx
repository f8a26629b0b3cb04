import type { StarCounts } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import { computeSpread } from './spread.ts';

export interface RatingSpreadProps {
  /** 0–5, one decimal. */
  rating: number;
  counts: StarCounts;
  total: number;
}

/** Average, and distribution of the stars. */
export function RatingSpread({ rating, counts, total }: RatingSpreadProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <div className="spread">
      <div className="figure">
        <bdi className="average tabular" aria-hidden>
          {formatNumber(rating, language, 1)}
        </bdi>
        <RatingStars rating={rating} size={20} />
        <p className="total">{t('people:reviews.count', { count: total })}</p>
      </div>
      <ul aria-label={t('people:reviews.spread')}>
        {computeSpread(counts).map(({ star, percent }) => (
          <li
            key={star}
            aria-label={t('people:reviews.shareOf', { stars: t('people:rating.stars', { count: star }), percent })}
          >
            <NumberText value={star} />
            <span className="track">
              <span className="bar" style={{ inlineSize: `${percent}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <p className="weights">{t('people:reviews.weights')}</p>
    </div>
  );
}
