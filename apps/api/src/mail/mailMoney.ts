import { type Piastres, piastres, poundsOf } from '@mashrabiya/contract';
import { formatDate, type Language, LOCALES } from '@mashrabiya/i18n';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import { z } from 'zod';

const LABELS = { ar: ar.money, en: en.money };

/** Facts of a refund that its mail lists. */
export const MailMoney = z.object({
  /** Piastres that go back to the buyer. */
  amount: z.int(),
  /** Piastres that were deducted before; left out where nothing is. */
  fee: z.int().optional(),
  receipt: z.string().nullable(),
  /** What happens on `day`, or happened. */
  event: z.enum(['decidedBy', 'decidedOn', 'returnedOn']),
  /** ISO date in Egypt. */
  day: z.iso.date(),
});
export type MailMoney = z.infer<typeof MailMoney>;

/** Money to the piastre, with its currency. */
export const exactMoney = (language: Language, money: Piastres): string =>
  new Intl.NumberFormat(LOCALES[language].lang, { style: 'currency', currency: 'EGP' }).format(poundsOf(money));

/** Lines of a mail about a refund, each a label and its value. */
export function moneyLines(language: Language, { amount, fee, receipt, event, day }: MailMoney): string[] {
  const labels = LABELS[language];
  const lines = [
    [labels.amount, exactMoney(language, piastres(amount))],
    fee ? [labels.fee, exactMoney(language, piastres(fee))] : [],
    receipt ? [labels.receipt, receipt] : [],
    [labels[event], formatDate(new Date(`${day}T12:00:00Z`), language)],
  ];
  return lines.filter((line) => line.length > 0).map(([label, value]) => `${label}: \u2068${value}\u2069`);
}
