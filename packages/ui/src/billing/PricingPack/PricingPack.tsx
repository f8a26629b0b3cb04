import styled from '@emotion/styled';
import { AD_DAYS, type AdCounts as Counts, type Piastres } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { Lattice } from '../../foundation/Lattice/Lattice.tsx';
import { AdCounts } from '../AdCounts/AdCounts.tsx';
import { OfferPrice, Saving } from '../money/OfferPrice.tsx';
import { pricingPackStyles } from './pricingPackStyles.ts';

export interface PricingPackProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** In the language of the request. */
  name: string;
  counts: Counts;
  /** Including VAT. */
  price: Piastres;
  /** Price of the ads bought individually. */
  fullPrice: Piastres;
  /** Whole per cent of `fullPrice`. */
  savingPercent: number;
  busy?: boolean;
  onBuy?: () => void;
  headingLevel?: 2 | 3;
}

const Root = styled('article')(pricingPackStyles);

/** Offer of one ad pack: content, price, and saving. */
export function PricingPack({
  name,
  counts,
  price,
  fullPrice,
  savingPercent,
  busy = false,
  onBuy,
  headingLevel = 3,
  ...article
}: PricingPackProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root aria-labelledby={titleId} {...article}>
      <Lattice className="latticePattern" opacity={0.06} />
      <div className="details">
        <Saving percent={savingPercent} />
        <Heading id={titleId}>{name}</Heading>
        <AdCounts counts={counts} />
        <p className="duration">{t('myListings:ads.lasts', { count: AD_DAYS })}</p>
      </div>
      <div className="cost">
        <OfferPrice price={price} fullPrice={fullPrice} />
        <Button wide busy={busy} onClick={onBuy}>
          {t('myListings:plans.buy')}
        </Button>
      </div>
    </Root>
  );
}
