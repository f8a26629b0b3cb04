import { expect, it } from 'vitest';
import { findSectionSearch, getTabHref, parseTab, TABS } from './profileTabs.ts';

it.each([
  ['', 'overview'],
  ['?tab=security', 'security'],
  ['?tab=payments&slider=refund', 'payments'],
  ['?tab=unknown', 'overview'],
])('%s shows %s', (search, tab) => expect(parseTab(search)).toBe(tab));

it.each(TABS)('the link to %s opens it', (tab) => {
  expect(parseTab(new URL(getTabHref(tab), 'https://example.com').search)).toBe(tab);
});

it.each<[string, string, string | undefined]>([
  ['', '#export', '?tab=settings'],
  ['', '#transactions', '?tab=payments'],
  ['?lng=en', '#devices', '?lng=en&tab=security'],
  ['', '#figures', undefined],
  ['', '#toString', undefined],
  ['', '', undefined],
  ['?tab=settings', '#export', undefined],
  ['?tab=alerts', '#export', undefined],
])('%s%s needs the query %s', (search, hash, result) => expect(findSectionSearch(search, hash)).toBe(result));
