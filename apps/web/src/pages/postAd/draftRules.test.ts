import type { Draft, DraftInput } from '@mashrabiya/contract';
import { emptyDraft } from '@mashrabiya/mocks';
import { expect, it } from 'vitest';
import {
  type DeviceDraft,
  findLatestDraft,
  isWorthSaving,
  parseDrafts,
  toDraftContent,
  toFormValues,
  withDraft,
} from './draftRules.ts';

const createContent = (address: string): DraftInput => ({ ...emptyDraft, address });
const createTime = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute)).toISOString();
const createDeviceDraft = (id: string, minute: number, overrides: Partial<DeviceDraft> = {}): DeviceDraft => ({
  id,
  content: createContent(`${id} here`),
  at: createTime(minute),
  version: 1,
  isSaved: true,
  ...overrides,
});
const createServerDraft = (id: string, minute: number, version = 1): Draft => ({
  id,
  content: createContent(`${id} there`),
  version,
  updated_at: createTime(minute),
});

it.each<[string, DeviceDraft[], Draft[] | undefined, string | undefined]>([
  ['none is', [], [], undefined],
  ['the device’s until the server has answered', [createDeviceDraft('a', 1)], undefined, 'a here'],
  ['the device’s of two equal ones', [createDeviceDraft('a', 1)], [createServerDraft('a', 1)], 'a here'],
  ['the server’s, changed on another device', [createDeviceDraft('a', 1)], [createServerDraft('a', 5, 2)], 'a there'],
  [
    'the device’s, changed later',
    [createDeviceDraft('a', 9, { isSaved: false })],
    [createServerDraft('a', 5, 2)],
    'a here',
  ],
  [
    'the server’s, changed later',
    [createDeviceDraft('a', 3, { isSaved: false })],
    [createServerDraft('a', 5, 2)],
    'a there',
  ],
  ['none, posted elsewhere', [createDeviceDraft('a', 1)], [], undefined],
  ['the device’s, never uploaded', [createDeviceDraft('a', 1, { isSaved: false, version: 0 })], [], 'a here'],
  ['the later of two', [createDeviceDraft('a', 1)], [createServerDraft('a', 1), createServerDraft('b', 2)], 'b there'],
  [
    'the later of two, on the device',
    [createDeviceDraft('b', 4, { isSaved: false })],
    [createServerDraft('a', 1)],
    'b here',
  ],
])('offers the latest draft: %s', (_, deviceDrafts, serverDrafts, expected) => {
  expect(findLatestDraft(deviceDrafts, serverDrafts)?.content.address).toBe(expected);
});

it('keeps the uploaded pictures, and shows them again', () => {
  const values = {
    ...createContent('شقة'),
    image: [
      { id: 'x', src: 'blob:x', state: 'uploading' as const },
      { id: 'a.webp', src: 'blob:a', state: 'done' as const },
    ],
    cover_img: 'x',
    ranking: null,
  };
  const savedContent = toDraftContent(values);
  expect(savedContent).toMatchObject({ pictures: ['a.webp'], cover_img: 'a.webp' });
  expect(toFormValues(savedContent)).toMatchObject({ image: [{ id: 'a.webp', state: 'done' }], cover_img: 'a.webp' });
  expect(isWorthSaving(savedContent)).toBe(true);
  expect(isWorthSaving(createContent(' '))).toBe(false);
});

it('reads the valid part of the device’s storage', () => {
  expect(parseDrafts([createDeviceDraft('a', 1), { id: 'b' }, null, 'text'])).toEqual([createDeviceDraft('a', 1)]);
  expect(parseDrafts({ id: 'a' })).toEqual([]);
  expect(
    withDraft([createDeviceDraft('a', 1), createDeviceDraft('b', 1)], createDeviceDraft('b', 2)).map(({ id }) => id),
  ).toEqual(['b', 'a']);
});
