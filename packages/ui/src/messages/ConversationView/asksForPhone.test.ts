import { expect, it } from 'vitest';
import { asksForPhone, isPhoneRequested } from './asksForPhone.ts';

it.each([
  'ممكن رقمك؟',
  'ابعتلي رقم التليفون لو سمحت',
  'ما رقم هاتفك؟',
  'رقم الموبايل كام؟',
  'Could you send me your phone number?',
  'What’s your WhatsApp number',
])('finds a request in "%s"', (text) => expect(asksForPhone(text)).toBe(true));

it.each(['هل العقار متاح؟', 'رقم العمارة 12', 'The unit number is 7', 'Call the agent tomorrow'])(
  'finds none in "%s"',
  (text) => expect(asksForPhone(text)).toBe(false),
);

it('lasts until the user writes again', () => {
  const request = { is_own: false, text: 'ممكن رقمك؟' };
  const answer = { is_own: true, text: 'نتحدث هنا' };
  const other = { is_own: false, text: 'تمام' };
  expect(isPhoneRequested([answer, request, other])).toBe(true);
  expect(isPhoneRequested([request, answer, other])).toBe(false);
  expect(isPhoneRequested([{ ...request, is_own: true }])).toBe(false);
});
