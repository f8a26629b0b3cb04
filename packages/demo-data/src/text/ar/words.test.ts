import { describe, expect, it } from 'vitest';
import {
  BATHROOM,
  BEDROOM,
  countNoun,
  countNounAsSubject,
  countNounExplicitly,
  formatMonth,
  formatOrdinal,
  METRE,
  ROOM,
  YEAR,
} from './words.ts';

describe('Arabic numbers and nouns', () => {
  it.each([
    [1, 'غرفة'],
    [2, 'غرفتين'],
    [3, '3 غرف'],
    [10, '10 غرف'],
    [11, '11 غرفة'],
    [24, '24 غرفة'],
  ])('counts %i rooms', (amount, text) => expect(countNoun(amount, ROOM)).toBe(text));

  it.each([
    [7, '7 أمتار'],
    [15, '15 مترًا'],
    [100, '100 متر'],
    [102, '102 متر'],
    [105, '105 أمتار'],
    [165, '165 مترًا'],
    [1500, '1,500 متر'],
  ])('counts %i metres by the last two digits', (amount, text) => expect(countNoun(amount, METRE)).toBe(text));

  it('distinguishes subject and object in the dual', () => {
    expect(countNoun(2, BEDROOM)).toBe('غرفتي نوم');
    expect(countNounAsSubject(2, BEDROOM)).toBe('غرفتا نوم');
    expect(countNounAsSubject(2, BATHROOM)).toBe('حمامان');
    expect(countNounAsSubject(3, BATHROOM)).toBe('3 حمامات');
    expect(countNounAsSubject(2, YEAR)).toBe('سنتان');
  });

  it('writes one as a word where asked, in the noun’s gender', () => {
    expect(countNounExplicitly(1, BEDROOM, 'f')).toBe('غرفة نوم واحدة');
    expect(countNounExplicitly(1, BATHROOM, 'm')).toBe('حمام واحد');
  });

  it('names storeys and months', () => {
    expect(formatOrdinal(0)).toBe('الأرضي');
    expect(formatOrdinal(11)).toBe('الحادي عشر');
    expect(formatMonth('2028-03-01')).toBe('مارس 2028');
  });
});
