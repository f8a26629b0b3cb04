import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { Money } from '../../foundation/Money.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { savedPercent } from './savings.ts';

export interface OfferPriceProps {
  /** Whole EGP with VAT inside; 0 is free. */
  price: number;
  /** What the same costs one by one; told, struck through, where it is more. */
  fullPrice?: number;
}

/** What an offer costs: the price, and what it is instead of. */
export function OfferPrice({ price, fullPrice }: OfferPriceProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const amount = t('common.money', { amount: formatNumber(fullPrice ?? 0, language) });
  return (
    <p className="price">
      <strong>{price === 0 ? t('owning.plans.free') : <Money amount={price} />}</strong>
      {fullPrice && savedPercent(price, fullPrice) && (
        <>
          <s aria-hidden>
            <Money amount={fullPrice} />
          </s>
          <span className="visually-hidden">{t('owning.plans.insteadOf', { amount })}</span>
        </>
      )}
    </p>
  );
}

/** How much of the full price is saved, as a chip; nothing where nothing is. */
export function Saving({ price, fullPrice }: OfferPriceProps) {
  const { t } = useTranslation();
  const percent = savedPercent(price, fullPrice);
  return percent ? <span className="saving">{t('owning.plans.save', { percent })}</span> : null;
}
