import { type Piastres, piastres, toPounds } from '@mashrabiya/contract';
import { formatDate, type Language, LOCALES } from '@mashrabiya/i18n';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import { z } from 'zod';

const LABELS = { ar: ar.money, en: en.money };

export const MailMoney = z.object({
  /** Refund in piastres. */
  amount: z.int(),
  /** Deducted piastres; omitted if zero. */
  fee: z.int().optional(),
  receipt: z.string().nullable(),
  /** Meaning of `day`. */
  event: z.enum(['decidedBy', 'decidedOn', 'returnedOn']),
  /** ISO date in Egypt. */
  day: z.iso.date(),
});
export type MailMoney = z.infer<typeof MailMoney>;

/** Money to the piastre, with its currency. */
export const formatExactMoney = (language: Language, money: Piastres): string =>
  new Intl.NumberFormat(LOCALES[language].lang, { style: 'currency', currency: 'EGP' }).format(toPounds(money));

/** Lines of a mail about a refund, each a label and its value. */
export function formatMoneyLines(language: Language, { amount, fee, receipt, event, day }: MailMoney): string[] {
  const labels = LABELS[language];
  const lines = [
    [labels.amount, formatExactMoney(language, piastres(amount))],
    fee ? [labels.fee, formatExactMoney(language, piastres(fee))] : [],
    receipt ? [labels.receipt, receipt] : [],
    [labels[event], formatDate(new Date(`${day}T12:00:00Z`), language)],
  ];
  return lines.filter((line) => line.length > 0).map(([label, value]) => `${label}: \u2068${value}\u2069`);
}
