import { piastres, type Receipt } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import type { OrderRow } from '../../db/tables/payment.ts';
import { findFinanceRulesAt } from '../../plans/repository/datedSettings.ts';
import { withDefaultRules } from '../../plans/rules/financeRules.ts';
import { pickAdCounts } from '../../plans/rules/planRules.ts';
import { getPlanName, loadOrderViews } from './orderViews.ts';

/** Receipt of an order, with the seller's and the buyer's data from the time of issue; undefined before it is paid. */
export async function buildReceipt(
  db: Kysely<Tables>,
  order: OrderRow,
  language: Language,
): Promise<Receipt | undefined> {
  const { receipt_number, settled_at, buyer } = order;
  if (receipt_number === null || settled_at === null || buyer === null) return undefined;
  const [[view], rules] = await Promise.all([
    loadOrderViews(db, [order]),
    findFinanceRulesAt(db, settled_at).then(withDefaultRules),
  ]);
  if (!view) return undefined;
  const { plan, refund } = view;
  const { seller } = rules;
  const isArabic = language === 'ar';
  return {
    number: receipt_number,
    order_id: order.id,
    issued_at: settled_at.toISOString(),
    seller: {
      name: isArabic ? seller.name_ar : seller.name_en,
      address: isArabic ? seller.address_ar : seller.address_en,
      tax_number: seller.tax_number,
      commercial_register: seller.commercial_register,
    },
    buyer: { name: pickLanguage(language, buyer.name_ar, buyer.name_en), email: buyer.email },
    item: { name: getPlanName(plan, language), ads: pickAdCounts(plan) },
    method: order.method,
    net: piastres(order.price - order.vat),
    vat: piastres(order.vat),
    vat_percent: Number(order.vat_percent),
    total: piastres(order.price),
    refunded:
      refund?.credit_note != null
        ? {
            number: refund.credit_note,
            amount: piastres(refund.amount),
            vat: piastres(refund.vat),
            at: refund.changed_at.toISOString(),
          }
        : null,
  };
}
