import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, it } from 'vitest';
import { createSimilarTextCheck, isComparedText } from './spamRules.ts';

const OFFER = 'نشتري شقتك نقدًا خلال أسبوع وبأعلى سعر في السوق، دون سمسرة أو انتظار، تواصل معنا الآن عبر الرسائل';

const QUESTIONS = [ar, en].flatMap(({ messages }) => Object.values(messages.enquiry.question));

it.each<[string, boolean]>([
  ...QUESTIONS.map((text): [string, boolean] => [text, false]),
  ['Hi. Is it free?', false],
  ['السعر 2.500.000؟', false],
  [OFFER, true],
  ['See www.example.com', true],
  ['Visit cheap-flats.example', true],
  ['write to me@example.com', true],
  ['كلمني على ٠١٠٠ ٠٠٠ ٠١٢٣', true],
])('compares "%s": %s', (text, isCompared) => {
  expect(isComparedText(text)).toBe(isCompared);
});

it.each([
  ['another spelling', OFFER.replace('بأعلى', 'بِاعلى').replace('شقتك', 'شقتـك'), true],
  [
    'another order of sentences',
    `تواصل معنا الآن عبر الرسائل! ${OFFER.replace('تواصل معنا الآن عبر الرسائل', '')}`,
    true,
  ],
  ['two changed words', OFFER.replace('شقتك', 'فيلتك').replace('أسبوع', 'شهر'), true],
  ['a greeting before it', `مساء الخير يا فندم. ${OFFER}`, true],
  [
    'another subject',
    'أبحث عن شقة قريبة من المدرسة لأسرتي المكونة من خمسة أفراد، هل يوجد موقف للسيارة ومصعد في العمارة؟',
    false,
  ],
])('recognises a text with %s: %s', (_, text, isSimilar) => {
  expect(createSimilarTextCheck(OFFER)(text)).toBe(isSimilar);
});

it('compares texts without words as they are', () => {
  const isSimilar = createSimilarTextCheck('👍'.repeat(100));
  expect([isSimilar('👍'.repeat(100)), isSimilar('👎'.repeat(100))]).toEqual([true, false]);
});
