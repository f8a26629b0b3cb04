import { type Piastres, piastres, toPounds } from '@mashrabiya/contract';
import { formatDate, type Language, LOCALES } from '@mashrabiya/i18n';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { common as arCommon } from '@mashrabiya/i18n/ar/visitor/common';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import { common as enCommon } from '@mashrabiya/i18n/en/visitor/common';
import { z } from 'zod';

const LABELS = { ar: ar.money, en: en.money };
const TEMPLATES = { ar: arCommon.money, en: enCommon.money };

export const MailMoney = z.object({
  /** Refund in piastres. */
  amount: z.int(),
  /** Deducted piastres; omitted if zero. */
  fee: z.int().optional(),
  receipt: z.string().nullable(),
  event: z.enum(['decidedBy', 'decidedOn', 'returnedOn']),
  day: z.iso.date(),
});
export type MailMoney = z.infer<typeof MailMoney>;

/** Amount as on the site: `EGP 600`, `526.32 ج.م`. */
export function formatMoney(language: Language, money: Piastres): string {
  const pounds = toPounds(money);
  const fractionDigits = Number.isInteger(pounds) ? 0 : 2;
  const format = new Intl.NumberFormat(LOCALES[language].intl, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  return TEMPLATES[language].replace('{{amount}}', format.format(pounds));
}

export function formatMoneyLines(language: Language, { amount, fee, receipt, event, day }: MailMoney): string[] {
  const labels = LABELS[language];
  const lines = [
    [labels.amount, formatMoney(language, piastres(amount))],
    fee ? [labels.fee, formatMoney(language, piastres(fee))] : [],
    receipt ? [labels.receipt, receipt] : [],
    [labels[event], formatDate(new Date(`${day}T12:00:00Z`), language)],
  ];
  return lines.filter((line) => line.length > 0).map(([label, value]) => `${label}: \u2068${value}\u2069`);
}
