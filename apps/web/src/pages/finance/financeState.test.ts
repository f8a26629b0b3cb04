import { expect, it } from 'vitest';
import {
  buildDecisionsHref,
  buildOrdersHref,
  buildTabHref,
  readDecisionFilters,
  readFinanceTab,
  readOrderFilters,
} from './financeState.ts';

const readSearch = (href: string) => new URL(href, 'https://mashrabiya.example').searchParams;

it('names the tab in the URL, except the first one', () => {
  expect(buildTabHref('decide')).toBe('/finance');
  expect(buildTabHref('books')).toBe('/finance?tab=books');
  expect(readFinanceTab(readSearch('/finance?tab=books'))).toBe('books');
});

it('replaces unknown values', () => {
  const search = readSearch('/finance?tab=safe&cases=lost&status=void');
  expect(readFinanceTab(search)).toBe('decide');
  expect(readDecisionFilters(search)).toEqual({ cases: 'open', refunds: 'requested' });
  expect(readOrderFilters(search).status).toBeUndefined();
  expect(readOrderFilters(readSearch('/finance?q=%00')).query).toBe('');
});

it('restores filters from the URL', () => {
  const decisions = { cases: 'closed', refunds: 'failed' } as const;
  expect(readDecisionFilters(readSearch(buildDecisionsHref(decisions)))).toEqual(decisions);
  const orders = { query: '2026-000042', status: 'failed', order: 'a1' } as const;
  expect(readOrderFilters(readSearch(buildOrdersHref(orders)))).toEqual(orders);
  expect(buildOrdersHref({ query: '' })).toBe('/finance?tab=orders');
});
