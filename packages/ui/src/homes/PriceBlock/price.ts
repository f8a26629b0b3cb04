import type { Payment, PriceContext, PropertyCard } from '@mashrabiya/contract';
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
export function pricePerMetreText(property: Pick<PropertyCard, 'price_per_m2'>, texts: HomeTexts): string | null {
  const { price_per_m2: metre } = property;
  return metre === null ? null : texts.pricePerMetre(formatNumber(metre, texts.language));
}

/**
 * A price per m² beside the median of similar listings, "8% below |area |median| (41 similar listings)": every second
 * piece may be left out where there is little room.
 */
export function contextPieces({ difference, sample, area }: PriceContext, texts: HomeTexts): string[] {
  const stands = texts.stands(difference === 0 ? 'level' : difference < 0 ? 'below' : 'above');
  const percent = difference === 0 ? [] : [formatNumber(Math.abs(difference), texts.language)];
  // In the order in which the texts of every language name them.
  return stands(...percent, texts.around[area], texts.sample(sample)).split('|');
}

/** The same in full, as one text. */
export const contextText = (context: PriceContext, texts: HomeTexts): string => contextPieces(context, texts).join('');
