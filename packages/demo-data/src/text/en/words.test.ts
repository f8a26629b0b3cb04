import { describe, expect, it } from 'vitest';
import { addArticle, countNoun, formatMonth, formatOrdinal } from './words.ts';

describe('English words', () => {
  it.each([
    ['85 m² flat', 'an 85 m² flat'],
    ['11-metre front', 'an 11-metre front'],
    ['18,000 m² plot', 'an 18,000 m² plot'],
    ['110 m² flat', 'a 110 m² flat'],
    ['165 m² flat', 'a 165 m² flat'],
    ['office', 'an office'],
    ['one-bedroom flat', 'a one-bedroom flat'],
    ['unfinished shop', 'an unfinished shop'],
    ['usufruct plot', 'a usufruct plot'],
  ])('puts the article before %s', (next, text) => expect(addArticle(next)).toBe(text));

  it('counts and orders', () => {
    expect(countNoun(1, 'bedroom')).toBe('one bedroom');
    expect(countNoun(3, 'bedroom')).toBe('three bedrooms');
    expect(countNoun(14, 'flat')).toBe('14 flats');
    expect([1, 2, 3, 4, 11, 12, 21].map(formatOrdinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '21st']);
    expect(formatMonth('2027-07-01')).toBe('July 2027');
  });
});
