import { expect, it } from 'vitest';
import { NO_TURN, updateWheelTurn } from './wheelTurn.ts';

/** Steps caused by events of pixels and milliseconds. */
function getSteps(events: readonly (readonly [pixels: number, at: number])[]): number[] {
  let turn = NO_TURN;
  return events.map(([pixels, at]) => {
    turn = updateWheelTurn(turn, pixels, at);
    return turn.step;
  });
}

it('moves one reel for each notch of a mouse wheel', () => {
  expect(
    getSteps([
      [100, 0],
      [100, 300],
      [-100, 600],
    ]),
  ).toEqual([1, 1, -1]);
});

it('moves one reel for a swipe on a trackpad, despite its inertia', () => {
  const swipe = Array.from({ length: 60 }, (_, index) => [12, index * 16] as const);
  expect(getSteps(swipe).filter((step) => step !== 0)).toEqual([1]);
});

it('reverses at once', () => {
  expect(
    getSteps([
      [100, 0],
      [-100, 50],
    ]),
  ).toEqual([1, -1]);
});

it('ignores a hand that rests on a trackpad', () => {
  expect(
    getSteps([
      [4, 0],
      [4, 100],
      [4, 900],
    ]),
  ).toEqual([0, 0, 0]);
});
