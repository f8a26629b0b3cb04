import { expect, test } from 'vitest';
import { isReadable, readTextParameter } from './readableText.ts';

test.each([
  ['شقة', true],
  ['', true],
  ['a\0b', false],
])('isReadable(%j) is %s', (text, expected) => {
  expect(isReadable(text)).toBe(expected);
});

test.each([
  ['query=%20maadi%20', 'maadi'],
  ['query=abcdefghij', 'abcdef'],
  ['query=%00', undefined],
  ['query=abcde%F0%9F%98%80', 'abcde\ufffd'],
  ['', undefined],
])('the text of %s is %s', (address, expected) => {
  expect(readTextParameter(new URLSearchParams(address), 'query', 6)).toBe(expected);
});
