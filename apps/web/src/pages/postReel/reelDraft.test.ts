import type { ReelValues } from '@mashrabiya/ui';
import { expect, it } from 'vitest';
import { buildInitialFromDraft, isWorthSaving, parseReelDraft, toReelDraft } from './reelDraft.ts';

const values: ReelValues = {
  video: { id: '9f2c', state: 'done' },
  poster_at: 2.5,
  title: 'جولة في شقة بحديقة',
  description: '',
  property_id: null,
  gover: 1,
  city: 16,
  action: 'sell',
  price: 4_850_000,
  selltype: null,
  ranking: 'basic',
};

it('is restored as written, with the uploaded video', () => {
  const restoredDraft = parseReelDraft(JSON.parse(JSON.stringify(toReelDraft(values))));
  if (!restoredDraft) throw new Error('The draft is not read');
  const { initial, initialVideo } = buildInitialFromDraft(restoredDraft);
  expect(initial).toEqual(values);
  expect(initialVideo).toMatchObject({ src: '/clips/9f2c.mp4', state: 'reading' });
});

it('stores no video that is still uploading, nor its cover', () => {
  for (const state of ['reading', 'chosen', 'uploading', 'failed'] as const) {
    const draft = toReelDraft({ ...values, video: { id: '', state } });
    expect(draft).toMatchObject({ clip: null, poster_at: 0 });
    expect(buildInitialFromDraft(draft).initialVideo).toBeUndefined();
  }
});

it('is stored once it is not empty', () => {
  const empty = toReelDraft({ ...values, video: null, title: '  ', price: null });
  expect(isWorthSaving(empty)).toBe(false);
  expect(isWorthSaving({ ...empty, title: 'جولة' })).toBe(true);
  expect(isWorthSaving({ ...empty, clip: '9f2c' })).toBe(true);
});

it('ignores invalid data', () => {
  for (const found of [undefined, null, 'text', [], { title: 'x' }, { ...toReelDraft(values), price: '5' }])
    expect(parseReelDraft(found)).toBeNull();
});
