import { foldWords, removeArticle } from '@mashrabiya/i18n';

const toWords = (text: string): string => ` ${foldWords(text).map(removeArticle).join(' ')} `;

/** Phrases of requests to pay before a viewing. Not instalments: buyers and sellers discuss those. */
const PHRASES = [
  'عربون',
  'رسوم حجز',
  'رسوم معاينة',
  'مبلغ الحجز',
  'حول المبلغ',
  'تحول المبلغ',
  'تحويل المبلغ',
  'تحويل بنكي',
  'حوالة',
  'فودافون كاش',
  'انستاباي',
  'انستا باي',
  'ويسترن يونيون',
  'deposit',
  'booking fee',
  'viewing fee',
  'bank transfer',
  'wire transfer',
  'transfer the money',
  'send the money',
  'vodafone cash',
  'instapay',
  'western union',
].map(toWords);

/** True if a text seems to ask for a payment before a viewing. */
export function asksForMoney(text: string): boolean {
  const words = toWords(text);
  return PHRASES.some((phrase) => words.includes(phrase));
}
