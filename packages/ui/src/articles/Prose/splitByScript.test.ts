import { expect, test } from 'vitest';
import { splitByScript } from './splitByScript.ts';

const getForeignParts = (text: string, language: 'ar' | 'en') =>
  splitByScript(text, language).flatMap((part) => (part.isForeign ? [part.text] : []));

test('names in the other script are separate parts, without the punctuation around them', () => {
  expect(getForeignParts('الدفع عند Paymob. نرسل (Basic)، ثم Global Property Guide: تكاليف', 'ar')).toEqual([
    'Paymob',
    'Basic',
    'Global Property Guide',
  ]);
  expect(getForeignParts('A preliminary contract (عقد ابتدائي) is not a title.', 'en')).toEqual(['عقد ابتدائي']);
  expect(getForeignParts('القانون رقم 21 لسنة 2022', 'ar')).toEqual([]);
});

test('the parts add up to the text', () => {
  for (const text of ['', 'x', 'من A إلى B.', 'Law 114', 'lawyer-egy.com: ملخص'])
    expect(
      splitByScript(text, 'ar')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});
