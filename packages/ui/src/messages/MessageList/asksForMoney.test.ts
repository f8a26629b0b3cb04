import { expect, it } from 'vitest';
import { asksForMoney } from './asksForMoney.ts';

it.each([
  'ابعت العربون على فودافون كاش',
  'لازم عَرْبون الأول',
  'حوّل المبلغ وأنا أحجزها لك',
  'بالعربون نحجز المعاينة',
  'مطلوب رسوم معاينة 200 جنيه',
  'Please send a DEPOSIT before the viewing',
  'Pay the booking fee by bank transfer.',
])('warns about "%s"', (text) => {
  expect(asksForMoney(text)).toBe(true);
});

it.each([
  'المقدم 10% والباقي على 5 سنوات',
  'هل السعر قابل للتفاوض؟',
  'نتقابل عند البوابة الساعة الخامسة',
  'حوالي 120 مترًا',
  'The down payment is 10%, the rest over 5 years.',
  'Can we view it on Saturday?',
])('accepts "%s"', (text) => {
  expect(asksForMoney(text)).toBe(false);
});
