import { describe, expect, it } from 'vitest';
import { ADDRESS_MIN_LENGTH } from '../constants/constants.ts';
import { buildTitleIdeas, type TitleFacts } from './adTitles.ts';

const flat: TitleFacts = {
  type: 'housing',
  slug: 'apartment',
  action: 'forsell',
  size: 165,
  bedrooms: 3,
  finishing: 'finished',
  city: { ar_name: 'المعادي', en_name: 'Maadi' },
  governorate: { ar_name: 'القاهرة', en_name: 'Cairo' },
};
const listTitles = (facts: Partial<TitleFacts>) => buildTitleIdeas({ ...flat, ...facts }).map(({ text }) => text);

describe('Suggested titles', () => {
  it('exist in both languages, long enough to be posted', () => {
    expect(listTitles({})).toEqual([
      'شقة 3 غرف نوم للبيع في المعادي، القاهرة',
      'شقة 165 متر تشطيب كامل للبيع في المعادي',
      '3-bedroom apartment for sale in Maadi, Cairo',
      'Apartment for sale in Maadi, 165 m², fully finished',
    ]);
    for (const text of listTitles({})) expect(text.length).toBeGreaterThanOrEqual(ADDRESS_MIN_LENGTH);
  });

  it.each([
    [1, 'شقة غرفة نوم للبيع في المعادي، القاهرة'],
    [2, 'شقة غرفتين نوم للبيع في المعادي، القاهرة'],
    [11, 'شقة 11 غرفة نوم للبيع في المعادي، القاهرة'],
  ])('count %d bedrooms with Arabic grammar', (bedrooms, title) => expect(listTitles({ bedrooms })[0]).toBe(title));

  it('omit unknown values', () => {
    expect(listTitles({ action: null, size: null, bedrooms: null, finishing: 'unfinished' })).toEqual([
      'شقة في المعادي، القاهرة',
      'شقة في المعادي',
      'Apartment in Maadi, Cairo',
      'Apartment in Maadi',
    ]);
  });

  it('contain no bedrooms for land or shops', () => {
    expect(listTitles({ type: 'commercial', slug: 'office', action: 'forrent' })[2]).toBe(
      'Office for rent in Maadi, Cairo',
    );
  });

  it('are missing for an unknown kind', () => expect(listTitles({ slug: 'toString' })).toEqual([]));
});
