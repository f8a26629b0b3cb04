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
  /** The pack's name, in the asker's language. */
  name: string;
  /** Ads of each rank in it. */
  counts: Counts;
  /** With VAT inside. */
  price: Piastres;
  /** What its ads cost one by one. */
  fullPrice: Piastres;
  /** Whole percent of `fullPrice` that is saved. */
  savingPercent: number;
  /** It is being bought. */
  busy?: boolean;
  onBuy?: () => void;
  /** Level of the name's heading. */
  headingLevel?: 2 | 3;
}

const Root = styled('article')(pricingPackStyles);

/** One pack, offered on its own: what is in it, what it costs, and what is saved. */
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
  const title = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root aria-labelledby={title} {...article}>
      <Lattice className="net" opacity={0.06} />
      <div className="what">
        <Saving percent={savingPercent} />
        <Heading id={title}>{name}</Heading>
        <AdCounts counts={counts} />
        <p className="lasts">{t('owning:ads.lasts', { count: AD_DAYS })}</p>
      </div>
      <div className="cost">
        <OfferPrice price={price} fullPrice={fullPrice} />
        <Button wide busy={busy} onClick={onBuy}>
          {t('owning:plans.buy')}
        </Button>
      </div>
    </Root>
  );
}
