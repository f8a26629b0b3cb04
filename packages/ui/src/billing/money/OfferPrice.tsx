import type { Piastres } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { poundsText } from './moneyText.ts';
import { Price } from './Price.tsx';

export interface OfferPriceProps {
  /** With VAT inside; 0 is free. */
  price: Piastres;
  /** What the same costs one by one; told, struck through, where it is more. */
  fullPrice: Piastres;
}

/** What an offer costs: the price, and what it is instead of. */
export function OfferPrice({ price, fullPrice }: OfferPriceProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const amount = t('common:money', { amount: poundsText(fullPrice, language) });
  return (
    <p className="price">
      <strong>{price === 0 ? t('owning:plans.free') : <Price money={price} />}</strong>
      {fullPrice > price && (
        <>
          <s aria-hidden>
            <Price money={fullPrice} />
          </s>
          <span className="visually-hidden">{t('owning:plans.insteadOf', { amount })}</span>
        </>
      )}
    </p>
  );
}

/** How much of the full price is saved, as a chip; nothing where nothing is. */
export function Saving({ percent }: { percent: number }) {
  const { t } = useTranslation();
  return percent > 0 ? <span className="saving">{t('owning:plans.save', { percent })}</span> : null;
}
