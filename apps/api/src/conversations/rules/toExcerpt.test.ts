import { expect, it } from 'vitest';
import { toExcerpt } from './toExcerpt.ts';

it.each([
  ['a short text', 'هل الشقة متاحة؟', 'هل الشقة متاحة؟'],
  ['lines', 'مرحبًا،\n\n هل الشقة متاحة؟', 'مرحبًا، هل الشقة متاحة؟'],
  ['a text of the full length', 'a'.repeat(300), 'a'.repeat(300)],
  ['a longer text', 'a'.repeat(301), `${'a'.repeat(300)}…`],
  ['characters of several code points', '👩‍👧'.repeat(301), `${'👩‍👧'.repeat(300)}…`],
])('shortens %s', (_, text, excerpt) => expect(toExcerpt(text)).toBe(excerpt));
