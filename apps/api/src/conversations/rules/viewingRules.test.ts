import { expect, it } from 'vitest';
import { canAnswer } from './viewingRules.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const LATER = new Date('2026-11-20T12:00:00.001Z');

it.each([
  ['the partner accepts a proposal', 'proposed', 'seller', 'accepted', true],
  ['the partner declines a proposal', 'proposed', 'seller', 'declined', true],
  ['the partner cancels a proposal', 'proposed', 'seller', 'cancelled', true],
  ['the proposer accepts', 'proposed', 'buyer', 'accepted', false],
  ['the proposer declines', 'proposed', 'buyer', 'declined', false],
  ['the proposer withdraws', 'proposed', 'buyer', 'cancelled', true],
  ['an accepted one is accepted', 'accepted', 'seller', 'accepted', false],
  ['an accepted one is declined', 'accepted', 'seller', 'declined', false],
  ['the partner cancels an accepted one', 'accepted', 'seller', 'cancelled', true],
  ['the proposer cancels an accepted one', 'accepted', 'buyer', 'cancelled', true],
  ['a moved one is accepted', 'moved', 'seller', 'accepted', false],
  ['a moved one is cancelled', 'moved', 'buyer', 'cancelled', false],
  ['a declined one is accepted', 'declined', 'seller', 'accepted', false],
  ['a cancelled one is cancelled', 'cancelled', 'seller', 'cancelled', false],
] as const)('%s', (_, status, role, answer, isAllowed) => {
  const viewing = { status, proposed_by: 'buyer', starts_at: LATER } as const;
  expect(canAnswer(viewing, { role, answer, now: NOW })).toBe(isAllowed);
  expect(canAnswer({ ...viewing, starts_at: NOW }, { role, answer, now: NOW })).toBe(false);
});
