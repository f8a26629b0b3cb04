import type { Payment, PropertyCard } from '@mashrabiya/contract';
import { formatNumber, type Language } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';

/** What a home's money is told from; a card carries it all. */
export type Priced = Pick<PropertyCard, 'price' | 'action' | 'size'> & {
  payment: Pick<Payment, 'payment' | 'advance' | 'up_to_years'>;
};

/** The price as people read it: `4,850,000 ج.م`, per month for rent, or the no-price label. */
export function priceText({ price, action }: Priced, t: TFunction, language: Language): string {
  if (price === null) return t('homes.card.noPrice');
  const amount = formatNumber(price, language);
  return action === 'forrent' ? t('homes.card.priceMonthly', { amount }) : t('homes.card.price', { amount });
}

/** Share of the price that is paid down, in whole per cent; null where there is no price to share. */
export function downPercent(price: number | null, advance: number | null): number | null {
  return price ? Math.round(((advance ?? 0) / price) * 100) : null;
}

/** The quiet line under the price of a home in installments: "10% down · 7 years". Null for cash. */
export function planText({ price, payment }: Priced, t: TFunction): string | null {
  if (payment.payment !== 'installment' || !payment.up_to_years) return null;
  const percent = downPercent(price, payment.advance);
  const down = percent ? t('homes.card.down', { percent }) : percent === 0 ? t('homes.card.noDown') : null;
  return [down, t('homes.card.years', { count: payment.up_to_years })].filter(Boolean).join(' · ');
}

/** Price per square metre; null without a price. */
export function pricePerMetreText({ price, size }: Priced, t: TFunction, language: Language): string | null {
  if (price === null) return null;
  return t('homes.card.pricePerMetre', { amount: formatNumber(Math.round(price / size), language) });
}
