import type { Random } from './random.ts';

export function choose<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random.next() * list.length)];
  if (chosen === undefined) throw new Error('Cannot choose from an empty list');
  return chosen;
}

/** `count` different members of a list (fewer if it is shorter), in random order. */
export function sample<T>(random: Random, list: readonly T[], count: number): T[] {
  return shuffle(random, list).slice(0, count);
}

export function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const swapIndex = random.integer(0, last);
    const picked = copy[last] as T;
    copy[last] = copy[swapIndex] as T;
    copy[swapIndex] = picked;
  }
  return copy;
}

/** Random member by weight. Weights need not add up to one. */
export function chooseWeighted<T>(random: Random, list: readonly T[], getWeight: (member: T) => number): T {
  let remaining = random.next() * list.reduce((sum, member) => sum + getWeight(member), 0);
  for (const member of list) {
    remaining -= getWeight(member);
    if (remaining < 0) return member;
  }
  return choose(random, list);
}

/** Random number between 0 and 1, usually near the middle. */
export const drawCentered = (random: Random): number => (random.next() + random.next() + random.next()) / 3;

export const interpolate = (range: readonly [number, number], share: number): number =>
  range[0] + (range[1] - range[0]) * share;

/** Rounded to a multiple of `step`, at least one step. */
export const roundToStep = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);
