import styled from '@emotion/styled';
import type { Market, PropertyCard } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { ArrowRight } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { DirectionalIcon } from '../../foundation/DirectionalIcon/DirectionalIcon.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { formatComparedPlace } from '../../listings/PriceBlock/comparedPlace.ts';
import { PriceDistribution } from '../PriceDistribution/PriceDistribution.tsx';
import { priceInAreaStyles } from './priceInAreaStyles.ts';

export interface PriceInAreaProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Absent while loading; null without anything to compare. */
  market?: Market | null;
  listing: Pick<PropertyCard, 'city_name' | 'gover_name' | 'action' | 'category_name' | 'subcategory_name'>;
  /** Page of the property's city. */
  areaHref: string;
  /** Set after the prices failed to load. */
  onRetry?: () => void;
}

const Root = styled('section')(priceInAreaStyles);

/** Price per m² among similar properties: sentence, chart, and number of listings. */
export function PriceInArea({ market, listing, areaHref, onRetry, ...section }: PriceInAreaProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const titleId = useId();
  if (market === null) return null;
  const { city_name: city } = listing;
  const formatInteger = (value: number) => formatNumber(value, language);
  const formatPricePerMetre = (amount: number) => t('listings:card.pricePerMetre', { amount: formatInteger(amount) });

  const formatComparison = ({ difference, median }: Market['context']) => {
    if (difference === 0) return t('market:level');
    const values = { percent: formatInteger(Math.abs(difference)), median: formatPricePerMetre(median) };
    return difference < 0 ? t('market:below', values) : t('market:above', values);
  };
  const formatSample = (context: Market['context']) =>
    t('market:of', {
      count: context.sample,
      formatted: formatInteger(context.sample),
      place: formatComparedPlace(context, listing, t),
      action: t(`vocabulary:action.${listing.action}`),
      kind: context.kind === 'subcategory' ? listing.subcategory_name : listing.category_name,
    });
  return (
    <Root aria-labelledby={titleId} aria-busy={!market && !onRetry ? true : undefined} {...section}>
      <h2 id={titleId}>{t('market:title')}</h2>
      {market && (
        <div className="panel">
          <p className="lead">
            {t('market:sentence', {
              metre: formatPricePerMetre(market.price_per_m2),
              comparison: formatComparison(market.context),
            })}
          </p>
          <PriceDistribution market={market} place={formatComparedPlace(market.context, listing, t)} />
          <p className="note">{`${formatSample(market.context)} ${t('market:explain')}`}</p>
        </div>
      )}
      {!market && !onRetry && (
        <p className="panel loadingBox" role="status">
          <span className="visually-hidden">{t('market:loading')}</span>
        </p>
      )}
      {!market && onRetry && (
        <div className="panel failed" role="alert">
          <p>{t('market:failed')}</p>
          <Button variant="outlined" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      <Link className="all" href={areaHref}>
        {t('market:seeArea', { city })}
        <DirectionalIcon icon={ArrowRight} size={18} />
      </Link>
    </Root>
  );
}
