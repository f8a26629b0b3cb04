import type { OwnPropertyDetails } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { getPaidPack } from './toInitialValues.ts';

const at = '2026-11-20T08:00:00.000Z';
const createRefusal = (is_change: boolean) => ({ reasons: ['pictures' as const], note: '', is_change, at });

it.each<[string, Pick<OwnPropertyDetails, 'pack' | 'starts_at' | 'refusal'>, ReturnType<typeof getPaidPack>]>([
  ['a pending one keeps its own, or changes it', { pack: 2, starts_at: null, refusal: null }, 'elite'],
  ['one with a requested change keeps it too', { pack: 3, starts_at: null, refusal: createRefusal(true) }, 'superior'],
  ['a rejected one is charged again', { pack: 2, starts_at: null, refusal: createRefusal(false) }, null],
  ['one with a started schedule has no choice', { pack: 1, starts_at: at, refusal: null }, undefined],
  ['one that was never posted with a pack has none', { pack: null, starts_at: null, refusal: null }, undefined],
])('the pack of an edited ad: %s', (_, ad, paid) => {
  expect(getPaidPack(ad as OwnPropertyDetails)).toBe(paid);
});
