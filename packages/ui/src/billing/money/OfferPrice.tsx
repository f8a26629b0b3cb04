import type { Piastres } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { formatPounds } from './moneyText.ts';
import { Price } from './Price.tsx';

export interface OfferPriceProps {
  /** Including VAT; 0 is free. */
  price: Piastres;
  /** Price of the ads bought individually; struck through if it is higher. */
  fullPrice: Piastres;
}

/** Price of an offer, and the full price it replaces. */
export function OfferPrice({ price, fullPrice }: OfferPriceProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const amount = t('common:money', { amount: formatPounds(fullPrice, language) });
  return (
    <p className="price">
      <strong>{price === 0 ? t('myListings:plans.free') : <Price money={price} />}</strong>
      {fullPrice > price && (
        <>
          <s aria-hidden>
            <Price money={fullPrice} />
          </s>
          <span className="visually-hidden">{t('myListings:plans.insteadOf', { amount })}</span>
        </>
      )}
    </p>
  );
}

/** Saving as a chip; renders nothing without a saving. */
export function Saving({ percent }: { percent: number }) {
  const { t } = useTranslation();
  return percent > 0 ? <span className="saving">{t('myListings:plans.save', { percent })}</span> : null;
}
