import { MAX_QUERY_LENGTH } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { buildLeadListHref, isFiltered, readLeadListState, toLeadQuery } from './leadListState.ts';

const PROPERTY = '019b5000-0000-7000-8000-000000000001';
const read = (href: string) => readLeadListState(new URLSearchParams(href.split('?')[1]));

it('writes only what is chosen', () => {
  expect(buildLeadListHref(read('/leads'))).toBe('/leads');
  const href = `/leads?property=${PROPERTY}&status=offer&channel=call&due=yes&q=nour`;
  expect(buildLeadListHref(read(href))).toBe(href);
  expect(isFiltered(read('/leads'))).toBe(false);
  expect(isFiltered(read(href))).toBe(true);
});

it('ignores unknown values', () => {
  expect(isFiltered(read('/leads?property=1&status=sold&channel=fax&due=no'))).toBe(false);
});

it('shortens a text to what the server accepts, and ignores an unreadable one', () => {
  expect(read(`/leads?q=${'a'.repeat(MAX_QUERY_LENGTH + 1)}`).query).toHaveLength(MAX_QUERY_LENGTH);
  expect(read('/leads?q=%00').query).toBe('');
});

it('asks only for what is chosen', () => {
  expect(JSON.stringify(toLeadQuery(read('/leads')))).toBe('{}');
  expect(toLeadQuery(read('/leads?due=yes&q=a'))).toMatchObject({ due: 'yes', query: 'a' });
});
