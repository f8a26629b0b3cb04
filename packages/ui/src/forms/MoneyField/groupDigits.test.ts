import { expect, test } from 'vitest';
import { groupDigits, groupTyped } from './groupDigits.ts';

/** `|` marks the caret. */
const groupAtCaret = (typed: string): string | null => {
  const caret = typed.indexOf('|');
  const grouped = groupDigits({ text: typed.replace('|', ''), caret });
  return grouped && `${grouped.text.slice(0, grouped.caret)}|${grouped.text.slice(grouped.caret)}`;
};

test.each([
  ['|', '|'],
  ['1|', '1|'],
  ['1234|', '1,234|'],
  ['12|34', '1,2|34'],
  ['1,2345|', '12,345|'],
  ['9|1,234', '9|1,234'],
  ['1,2|34,567', '1,2|34,567'],
  ['1234|567', '1,234|,567'],
  ['٤٨٥٠٠٠٠|', '4,850,000|'],
  ['۱۲۳۴|', '1,234|'],
  ['1 200 000|', '1,200,000|'],
  ['007|', '7|'],
  ['0|', '0|'],
])('%s becomes %s', (typed, expected) => expect(groupAtCaret(typed)).toBe(expected));

test.each(['2.5m|', '350k|', '٣ مليون|', '-5|'])('does not change %s', (typed) =>
  expect(groupAtCaret(typed)).toBeNull(),
);

/** Types keys into an empty field and returns its text. */
const typeKeys = (keys: string): string =>
  [...keys].reduce((previous, key) => {
    const text = previous + key;
    return groupTyped({ text, caret: text.length, previous, inserted: key, isPasted: false }).text;
  }, '');

test.each([
  ['1234567', '1,234,567'],
  ['1,234,567', '1,234,567'],
  ['١٬٢٣٤', '1,234'],
  ['4,5', '4,5'],
  ['4،5', '4،5'],
  ['4.5', '4.5'],
  ['1,5 مليون', '1,5 مليون'],
])('%s typed key by key becomes %s', (keys, text) => expect(typeKeys(keys)).toBe(text));

test.each([
  ['1,234', '1,234'],
  ['1234', '1,234'],
  ['4,5', '4,5'],
])('%s pasted becomes %s', (text, expected) =>
  expect(groupTyped({ text, caret: text.length, previous: '', inserted: null, isPasted: true }).text).toBe(expected),
);

test('deleting within a group regroups the rest', () =>
  expect(groupTyped({ text: '1,23', caret: 4, previous: '1,234', inserted: null, isPasted: false }).text).toBe('123'));
