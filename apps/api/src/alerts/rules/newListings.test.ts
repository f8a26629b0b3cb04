import { PAGE_SIZE } from '@mashrabiya/contract';
import type { ListingFacts, ListingQuery } from '@mashrabiya/search';
import { describe, expect, it } from 'vitest';
import { listNewListings } from './newListings.ts';

const SINCE = new Date('2026-01-01');
const COUNT = 3 * PAGE_SIZE;

describe('New listings of an alert', () => {
  /** A search whose listings change before the second page is read. */
  function createSearch(change: (ids: string[]) => string[]) {
    let ids = Array.from({ length: COUNT }, (_, index) => `listing ${index}`);
    let callCount = 0;
    return {
      async list({ page }: ListingQuery) {
        if (++callCount === 2) ids = change(ids);
        const pageIds = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
        return { listings: pageIds.map((id) => ({ id }) as ListingFacts), total: ids.length } as never;
      },
    };
  }
  const listIds = async (change: (ids: string[]) => string[]) =>
    (await listNewListings(createSearch(change), { text: '', filters: {} } as never, SINCE)).map(({ id }) => id);

  it('are complete if one disappears while they are read', async () => {
    const ids = await listIds(([, ...others]) => others);
    expect(ids).toHaveLength(COUNT - 1);
    expect(ids).toContain(`listing ${PAGE_SIZE}`);
  });

  it('include those of earlier attempts if one disappears each time they are read', async () => {
    let ids = Array.from({ length: COUNT }, (_, index) => `listing ${index}`);
    const readIds = new Set<string>();
    const search = {
      async list({ page }: ListingQuery) {
        if (page > 1) ids = ids.slice(1);
        const pageIds = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
        for (const id of pageIds) readIds.add(id);
        return { listings: pageIds.map((id) => ({ id }) as ListingFacts), total: ids.length } as never;
      },
    };
    const listings = await listNewListings(search, { text: '', filters: {} } as never, SINCE);
    expect(readIds).toContain(`listing ${COUNT - 1}`);
    expect(listings.map(({ id }) => id).toSorted()).toEqual([...readIds].toSorted());
  });

  it('are listed once if one is added meanwhile', async () => {
    const ids = await listIds((others) => ['added', ...others]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(`listing ${COUNT - 1}`);
  });
});
