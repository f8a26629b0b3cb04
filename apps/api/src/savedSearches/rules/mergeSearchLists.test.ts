import { MAX_SAVED_SEARCHES } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { mergeSearchLists } from './mergeSearchLists.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const createHour = (hour: number) => new Date(`2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`);
const createSearch = (href: string, hours: readonly [number, number, number], name = href) => {
  const [saved_at, checked_before, checked_at] = hours.map(createHour) as [Date, Date, Date];
  return { href, name, saved_at, checked_before, checked_at };
};
const createAccountSearch = (
  ...[href, hours, name, hasAlert = false]: [...Parameters<typeof createSearch>, boolean?]
) => ({
  ...createSearch(href, hours, name),
  hasAlert,
});
const createDeviceSearch = (...given: Parameters<typeof createSearch>) => {
  const { saved_at, checked_at, checked_before, ...rest } = createSearch(...given);
  const texts = { saved_at, checked_at, checked_before };
  return {
    ...rest,
    ...(Object.fromEntries(Object.entries(texts).map(([k, v]) => [k, v.toISOString()])) as Record<
      keyof typeof texts,
      string
    >),
  };
};

describe('A merge', () => {
  it('keeps entries of one side as they are', () => {
    const mergedList = mergeSearchLists(
      [createAccountSearch('/rent', [1, 2, 3])],
      [createDeviceSearch('/listing', [2, 3, 4])],
      NOW,
    );
    expect(mergedList).toMatchObject([createSearch('/listing', [2, 3, 4]), createSearch('/rent', [1, 2, 3])]);
  });

  it.each([
    [
      [1, 2, 3],
      [2, 5, 6],
      [1, 5, 6],
    ],
    [
      [4, 7, 8],
      [2, 5, 6],
      [2, 7, 8],
    ],
    [
      [4, 5, 6],
      [4, 1, 6],
      [4, 5, 6],
    ],
  ] as const)('of %j with %j has the earlier save, the later visit and the account’s name', (a, d, outcome) => {
    expect(
      mergeSearchLists([createAccountSearch('/rent', a, 'Mine')], [createDeviceSearch('/rent', d, 'Other')], NOW),
    ).toMatchObject([createSearch('/rent', outcome, 'Mine')]);
  });

  it('changes nothing when repeated', () => {
    const device = [createDeviceSearch('/rent', [2, 5, 6]), createDeviceSearch('/listing', [1, 1, 1])];
    const once = mergeSearchLists([createAccountSearch('/rent', [1, 2, 3], 'Mine')], device, NOW);
    const remergedList = mergeSearchLists(
      once.map((savedSearch) => ({ ...savedSearch, hasAlert: false })),
      device,
      NOW,
    );
    expect(remergedList).toEqual(once);
  });

  it('ignores visits in the future', () => {
    const [mergedSearch] = mergeSearchLists([], [createDeviceSearch('/rent', [13, 14, 15])], NOW);
    expect(mergedSearch).toMatchObject({ saved_at: NOW, checked_at: NOW, checked_before: NOW });
  });

  it('keeps the maximum: those with an alert, then the latest visited', () => {
    const account = Array.from({ length: MAX_SAVED_SEARCHES }, (_, i) =>
      createAccountSearch(`/rent?city=${i}`, [1, 1, 2], undefined, i === 7),
    );
    const device = Array.from({ length: MAX_SAVED_SEARCHES }, (_, i) =>
      createDeviceSearch(`/listing?city=${i}`, [1, 1, 9]),
    );
    const hrefs = mergeSearchLists(account, device, NOW).map(({ href }) => href);
    expect(hrefs).toHaveLength(MAX_SAVED_SEARCHES);
    expect(hrefs[0]).toBe('/rent?city=7');
    expect(hrefs.slice(1).every((href) => href.startsWith('/listing'))).toBe(true);
  });
});
