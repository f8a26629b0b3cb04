import type { Payment, PropertyCard } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { HomeTexts } from '../texts.ts';

/** What a home's money is told from; a card carries it all. */
export type Priced = Pick<PropertyCard, 'price' | 'action' | 'size' | 'finishing'> & {
  payment: Pick<Payment, 'payment' | 'advance' | 'up_to_years'>;
};

/** The price as people read it: `4,850,000 ج.م`, per month for rent, or the no-price label. */
export function priceText({ price, action }: Priced, texts: HomeTexts): string {
  if (price === null) return texts.noPrice;
  const amount = formatNumber(price, texts.language);
  return action === 'forrent' ? texts.priceMonthly(amount) : texts.price(amount);
}

/** Share of the price that is paid down, in whole per cent; null where there is no price to share. */
export function downPercent(price: number | null, advance: number | null): number | null {
  return price ? Math.round(((advance ?? 0) / price) * 100) : null;
}

/**
 * The quiet line under the price, what it means to pay it: "10% down · 7 years", or that it is cash; for rent, how the
 * home is finished.
 */
export function termsText({ price, action, finishing, payment }: Priced, texts: HomeTexts): string {
  if (action === 'forrent') return texts.finishing[finishing];
  if (payment.payment !== 'installment' || !payment.up_to_years) return texts.payment[payment.payment];
  const years = texts.years(payment.up_to_years);
  const percent = downPercent(price, payment.advance);
  return percent === null ? years : `${texts.down(percent)} · ${years}`;
}

/** Price per square metre; null without a price. */
export function pricePerMetreText({ price, size }: Priced, texts: HomeTexts): string | null {
  return price === null ? null : texts.pricePerMetre(formatNumber(Math.round(price / size), texts.language));
}
