import type { Alert, SavedSearch } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { errorResponse, mockCall } from './mockCall.ts';

const SAVED_AT = '2026-11-18T09:00:00.000Z';
const ALERT_OFF = { frequency: 'none', by_mail: true, by_push: false } as const;
let createdCount = 0;

export const savedSearch = (overrides: Partial<SavedSearch> = {}): SavedSearch => ({
  id: `01900000-0000-7000-8000-${String(++createdCount).padStart(12, '0')}`,
  href: '/listing',
  name: 'Homes for sale',
  saved_at: SAVED_AT,
  checked_at: SAVED_AT,
  checked_before: SAVED_AT,
  fresh: 0,
  alert: ALERT_OFF,
  ...overrides,
});

/** Saved searches of an account, with their own state. */
export function savedSearchHandlers(first: readonly SavedSearch[] = []): HttpHandler[] {
  let list = [...first];
  const change = (id: string, overrides: Partial<SavedSearch>) => {
    list = list.map((entry) => (entry.id === id ? { ...entry, ...overrides } : entry));
    const data = list.find((entry) => entry.id === id);
    return data ? { data } : errorResponse('not_found');
  };
  const addSearch = (overrides: Partial<SavedSearch>) => {
    const existing = list.find(({ href }) => href === overrides.href);
    const search = existing ? { ...existing, name: overrides.name ?? existing.name } : savedSearch(overrides);
    list = [search, ...list.filter(({ href }) => href !== search.href)];
    return search;
  };
  return [
    mockCall('listSavedSearches', () => ({ data: list })),
    mockCall('saveSearch', ({ body }) => ({ data: addSearch(body) })),
    mockCall('mergeSavedSearches', ({ body }) => {
      for (const search of body.searches) addSearch(search);
      return { data: list };
    }),
    mockCall('renameSavedSearch', ({ params, body }) => change(params.id, body)),
    mockCall('removeSavedSearch', ({ params }) => {
      list = list.filter(({ id }) => id !== params.id);
      return { code: 200 as const };
    }),
    mockCall('markSavedSearchSeen', ({ params }) => change(params.id, { fresh: 0 })),
    mockCall('setSearchAlert', ({ params, body }) => change(params.id, { alert: body })),
    ...alertHandlers(),
  ];
}

function alertHandlers(isVerified = true): HttpHandler[] {
  let favorites: Alert = ALERT_OFF;
  return [
    mockCall('getAlerts', () => ({ data: { favorites, email_verified: isVerified, push_key: 'B'.repeat(87) } })),
    mockCall('setFavoriteAlert', ({ body }) => {
      favorites = body;
      return { data: body };
    }),
    mockCall('subscribePush', () => ({ code: 200 as const })),
    mockCall('unsubscribePush', () => ({ code: 200 as const })),
    mockCall('stopAlert', () => ({ data: { name: 'شقق المعادي' } })),
  ];
}
