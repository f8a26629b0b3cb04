import { expect, it } from 'vitest';
import { splitNegated } from './negation.ts';

it.each([
  ['quiet no ground floor', ['quiet'], ['no ground floor']],
  ['not last floor quiet', ['quiet'], ['not last floor']],
  ['without the ground floor', [], ['without the ground floor']],
  ['no floor 3', [], ['no floor 3']],
  ['مش دور أرضي هادية', ['هادية'], ['مش دور أرضي']],
  ['مش في الدور الارضي', [], ['مش في الدور الارضي']],
  ['هادية بدون الدور الأرضي', ['هادية'], ['بدون الدور الأرضي']],
  ['مش أرضي', [], ['مش أرضي']],
  ['هادية من غير جراج', ['هادية', 'من'], ['غير جراج']],
  ['ground floor', ['ground', 'floor'], []],
  ['quiet not', ['quiet'], ['not']],
])('%s accepts and negates whole phrases', (text, wanted, denied) => {
  expect(splitNegated(text.split(' '))).toEqual({ wantedWords: wanted, negatedWords: denied });
});
