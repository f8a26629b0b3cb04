import styled from '@emotion/styled';
import type { Market } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { computePosition, findBucket } from './distribution.ts';
import { distributionStyles } from './distributionStyles.ts';

export interface PriceDistributionProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  market: Market;
  /** Area of the similar properties. */
  place: string;
}

const Root = styled('figure')(distributionStyles);

/** Distribution of prices per m² of similar properties, with this one's bar marked: chart and table. */
export function PriceDistribution({ market, place, ...figure }: PriceDistributionProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { buckets, context, price_per_m2: metre } = market;
  const formatPricePerMetre = (amount: number) =>
    t('listings:card.pricePerMetre', { amount: formatNumber(amount, language) });
  const maxCount = Math.max(...buckets.map(({ count }) => count));
  const currentBucket = findBucket(buckets, metre);
  const label = t('market:chart.label', { place });
  return (
    <Root {...figure}>
      <div className="bars" role="img" aria-label={label}>
        {buckets.map(({ from, count }, index) => (
          <span
            key={from}
            className={index === currentBucket ? 'bar currentBucket' : 'bar'}
            style={{ blockSize: `${(count / maxCount) * 100}%` }}
          />
        ))}
        <span className="median" style={{ '--at': `${computePosition(buckets, context.median)}%` } as CSSProperties} />
      </div>
      <p className="axisEnds" aria-hidden>
        <bdi>{formatNumber(buckets[0]?.from ?? 0, language)}</bdi>
        <bdi>{formatNumber(buckets.at(-1)?.to ?? 0, language)}</bdi>
      </p>
      <figcaption>
        <span className="key currentBucket">{`${t('market:chart.here')}: ${formatPricePerMetre(metre)}`}</span>
        <span className="key middle">{t('market:chart.median', { price: formatPricePerMetre(context.median) })}</span>
      </figcaption>
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('market:chart.price')}</th>
              <th scope="col">{t('market:chart.homes')}</th>
            </tr>
          </thead>
          <tbody>
            {buckets.map(({ from, to, count }, index) => (
              <tr key={from}>
                <th scope="row">
                  {t('market:chart.range', { from: formatNumber(from, language), to: formatNumber(to, language) })}
                  {index === currentBucket && ` (${t('market:chart.here')})`}
                </th>
                <td>{formatNumber(count, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Root>
  );
}
