import type { Payment, PriceContext, PropertyCard } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { CardTexts } from '../shared/cardTexts.ts';

/** Fields of a card that the price texts need. */
export type PriceFields = Pick<PropertyCard, 'price' | 'action' | 'size' | 'finishing'> & {
  payment: Pick<Payment, 'payment' | 'advance' | 'up_to_years'>;
};

/** Price such as `4,850,000 ج.م`, per month for rent, or the no-price label. */
export function formatPrice({ price, action }: PriceFields, texts: CardTexts): string {
  if (price === null) return texts.noPrice;
  const amount = formatNumber(price, texts.language);
  return action === 'forrent' ? texts.priceMonthly(amount) : texts.price(amount);
}

/** Down payment in whole per cent; null without a price. */
export function computeDownPercent(price: number | null, advance: number | null): number | null {
  return price ? Math.round(((advance ?? 0) / price) * 100) : null;
}

/** Terms below the price: "10% down · 7 years", or cash; for rent, the finishing. */
export function formatTerms({ price, action, finishing, payment }: PriceFields, texts: CardTexts): string {
  if (action === 'forrent') return texts.finishing[finishing];
  if (payment.payment !== 'installment' || !payment.up_to_years) return texts.payment[payment.payment];
  const formattedYears = texts.years(payment.up_to_years);
  const percent = computeDownPercent(price, payment.advance);
  return percent === null ? formattedYears : `${texts.down(percent)} · ${formattedYears}`;
}

export function formatPricePerMetre(property: Pick<PropertyCard, 'price_per_m2'>, texts: CardTexts): string | null {
  const { price_per_m2: metre } = property;
  return metre === null ? null : texts.pricePerMetre(formatNumber(metre, texts.language));
}

/**
 * Comparison with the typical price of similar listings, "8% below typical| in the area|"; every second piece is
 * optional where space is short.
 */
export function formatContextParts({ difference, area }: PriceContext, texts: CardTexts): string[] {
  const comparison = texts.comparison(difference === 0 ? 'level' : difference < 0 ? 'below' : 'above');
  const percent = difference === 0 ? [] : [formatNumber(Math.abs(difference), texts.language)];
  // Each language's text separates its pieces with `|`.
  return comparison(...percent, texts.around[area]).split('|');
}

export const formatContext = (context: PriceContext, texts: CardTexts): string =>
  formatContextParts(context, texts).join('');
