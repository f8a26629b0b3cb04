import { type Draft, type DraftInput, NO_FIELD_VALUES } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import {
  contentOf,
  type DeviceDraft,
  isWorthKeeping,
  latestDraft,
  readDrafts,
  valuesOf,
  withDraft,
} from './draftRules.ts';

const content = (address: string): DraftInput => ({
  address,
  gover: null,
  city: null,
  location: '',
  category_id: null,
  subcategory_id: null,
  ...NO_FIELD_VALUES,
  description: '',
  action: null,
  price: null,
  payment: null,
  advance: null,
  up_to_years: null,
  receipt: null,
  feature_ids: [],
  pictures: [],
  cover_img: null,
});
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute)).toISOString();
const device = (id: string, minute: number, own: Partial<DeviceDraft> = {}): DeviceDraft => ({
  id,
  content: content(`${id} here`),
  at: at(minute),
  version: 1,
  isSaved: true,
  ...own,
});
const server = (id: string, minute: number, version = 1): Draft => ({
  id,
  content: content(`${id} there`),
  version,
  updated_at: at(minute),
});

it.each<[string, DeviceDraft[], Draft[] | undefined, string | undefined]>([
  ['none is', [], [], undefined],
  ['the device’s until the server has answered', [device('a', 1)], undefined, 'a here'],
  ['the device’s of two equal ones', [device('a', 1)], [server('a', 1)], 'a here'],
  ['the server’s, changed on another device', [device('a', 1)], [server('a', 5, 2)], 'a there'],
  ['the device’s, changed later', [device('a', 9, { isSaved: false })], [server('a', 5, 2)], 'a here'],
  ['the server’s, changed later', [device('a', 3, { isSaved: false })], [server('a', 5, 2)], 'a there'],
  ['none, posted elsewhere', [device('a', 1)], [], undefined],
  ['the device’s, never uploaded', [device('a', 1, { isSaved: false, version: 0 })], [], 'a here'],
  ['the later of two', [device('a', 1)], [server('a', 1), server('b', 2)], 'b there'],
  ['the later of two, on the device', [device('b', 4, { isSaved: false })], [server('a', 1)], 'b here'],
])('offers the latest draft: %s', (_, here, there, expected) => {
  expect(latestDraft(here, there)?.content.address).toBe(expected);
});

it('keeps the uploaded pictures, and shows them again', () => {
  const values = {
    ...content('شقة'),
    image: [
      { id: 'x', src: 'blob:x', state: 'uploading' as const },
      { id: 'a.webp', src: 'blob:a', state: 'done' as const },
    ],
    cover_img: 'x',
    ranking: null,
  };
  const saved = contentOf(values);
  expect(saved).toMatchObject({ pictures: ['a.webp'], cover_img: 'a.webp' });
  expect(valuesOf(saved)).toMatchObject({ image: [{ id: 'a.webp', state: 'done' }], cover_img: 'a.webp' });
  expect(isWorthKeeping(saved)).toBe(true);
  expect(isWorthKeeping(content(' '))).toBe(false);
});

it('reads the valid part of the device’s storage', () => {
  expect(readDrafts([device('a', 1), { id: 'b' }, null, 'text'])).toEqual([device('a', 1)]);
  expect(readDrafts({ id: 'a' })).toEqual([]);
  expect(withDraft([device('a', 1), device('b', 1)], device('b', 2)).map(({ id }) => id)).toEqual(['b', 'a']);
});
