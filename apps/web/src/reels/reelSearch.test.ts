import { describe, expect, it } from 'vitest';
import { readReelSearch, writeReelSearch } from './reelSearch.ts';

const read = (text: string) => readReelSearch(new URLSearchParams(text));

describe('the address of reels', () => {
  it('contains the filters, and is parsed to the same', () => {
    const search = { query: 'شقة', city: 4, action: 'rent', type: 'coastal', max_price: 20_000 } as const;
    expect(read(writeReelSearch(search))).toEqual(search);
    const sellerSearch = { seller: '01910000-0000-7000-8000-000000000001' };
    expect(read(writeReelSearch(sellerSearch))).toEqual(sellerSearch);
    expect(writeReelSearch({})).toBe('');
    expect(writeReelSearch({ query: '', city: undefined })).toBe('');
  });

  it('accepts Arabic digits, and never breaks the page', () => {
    expect(read('city=٤&max_price=٢٠٠٠٠')).toEqual({ city: 4, max_price: 20_000 });
    expect(read('city=x&action=buy&type=castle&max_price=-3&query=%20')).toEqual({});
    expect(read('seller=1')).toEqual({});
    expect(read('min_price=9&max_price=4')).toEqual({ max_price: 4 });
  });
});
