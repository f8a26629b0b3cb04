import styled from '@emotion/styled';
import type { Action, PropertyCard, SimilarMedian } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import Skeleton from '@mui/material/Skeleton';
import { Scale } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { formatComparedPlace } from '../../listings/PriceBlock/comparedPlace.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';

export interface PriceBesideMedianProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** Whole pounds. */
  price: number | null;
  /** Square metres. */
  size: number | null;
  /** Median of similar properties; null if there are too few, undefined while loading. */
  median: SimilarMedian | null | undefined;
  listing: Pick<PropertyCard, 'city_name' | 'gover_name' | 'category_name' | 'subcategory_name'> & { action: Action };
}

const Root = styled('p')({
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: '10px 14px',
  borderRadius: radius.field,
  backgroundColor: role.surfaceSunken,
  color: role.inkMuted,
  fontSize: typeScale.small,
  '& svg': { flex: 'none', marginBlockStart: 3, color: role.primary },
  '& > span': { flex: 1 },
  '& strong': { display: 'block', color: role.ink, fontWeight: fontWeight.semibold },
});

/** Difference from the median price per m² in percent; null without price or size. */
export function computeDifference(median: number, price: number | null, size: number | null): number | null {
  if (!price || !size) return null;
  const difference = Math.round(((price / size - median) / median) * 100);
  return difference === 0 ? 0 : difference;
}

/** Compares a typed price with the median price per m² of similar properties. Keeps its height while loading. */
export function PriceBesideMedian({ price, size, median: context, listing, ...paragraph }: PriceBesideMedianProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const formatInteger = (value: number) => formatNumber(value, language);
  const formatPricePerMetre = (amount: number) =>
    t('listings:card.pricePerMetre', { amount: formatInteger(Math.round(amount)) });

  const formatComparison = ({ median }: SimilarMedian) => {
    const difference = computeDifference(median, price, size);
    if (!price || !size || difference === null)
      return t('wizard:home.medianAlone', { median: formatPricePerMetre(median) });
    const values = { percent: formatInteger(Math.abs(difference)), median: formatPricePerMetre(median) };
    const comparison =
      difference === 0 ? t('market:level') : t(difference < 0 ? 'market:below' : 'market:above', values);
    return t('market:sentence', { metre: formatPricePerMetre(price / size), comparison });
  };
  return (
    <Root role="status" aria-busy={context === undefined} {...paragraph}>
      <Scale aria-hidden size={20} strokeWidth={1.75} />
      <span>
        {context === undefined && (
          <>
            <Skeleton width="70%" />
            <Skeleton width="90%" />
          </>
        )}
        {context === null && t('wizard:home.noMedian')}
        {context && (
          <>
            <strong>{formatComparison(context)}</strong>
            {t('market:of', {
              count: context.sample,
              formatted: formatInteger(context.sample),
              place: formatComparedPlace({ ...context, difference: 0 }, listing, t),
              action: t(`vocabulary:action.${listing.action}`),
              kind: context.kind === 'subcategory' ? listing.subcategory_name : listing.category_name,
            })}
          </>
        )}
      </span>
    </Root>
  );
}
