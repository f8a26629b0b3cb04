import { describe, expect, it } from 'vitest';
import { BATHROOM, BEDROOM, count, countOne, countSubject, METRE, monthOf, ordinal, ROOM, YEAR } from './words.ts';

describe('Arabic numbers and nouns', () => {
  it.each([
    [1, 'غرفة'],
    [2, 'غرفتين'],
    [3, '3 غرف'],
    [10, '10 غرف'],
    [11, '11 غرفة'],
    [24, '24 غرفة'],
  ])('counts %i rooms', (amount, text) => expect(count(amount, ROOM)).toBe(text));

  it.each([
    [7, '7 أمتار'],
    [15, '15 مترًا'],
    [100, '100 متر'],
    [102, '102 متر'],
    [105, '105 أمتار'],
    [165, '165 مترًا'],
    [1500, '1,500 متر'],
  ])('counts %i metres by the last two digits', (amount, text) => expect(count(amount, METRE)).toBe(text));

  it('distinguishes subject and object in the dual', () => {
    expect(count(2, BEDROOM)).toBe('غرفتي نوم');
    expect(countSubject(2, BEDROOM)).toBe('غرفتا نوم');
    expect(countSubject(2, BATHROOM)).toBe('حمامان');
    expect(countSubject(3, BATHROOM)).toBe('3 حمامات');
    expect(countSubject(2, YEAR)).toBe('سنتان');
  });

  it('writes one as a word where asked, in the noun’s gender', () => {
    expect(countOne(1, BEDROOM, 'f')).toBe('غرفة نوم واحدة');
    expect(countOne(1, BATHROOM, 'm')).toBe('حمام واحد');
  });

  it('names storeys and months', () => {
    expect(ordinal(0)).toBe('الأرضي');
    expect(ordinal(11)).toBe('الحادي عشر');
    expect(monthOf('2028-03-01')).toBe('مارس 2028');
  });
});
