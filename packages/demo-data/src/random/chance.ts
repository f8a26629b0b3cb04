import type { Random } from '../scenes/kit/scene.ts';

/** One of a list that is known not to be empty. */
export function choose<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random.next() * list.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

/** `count` different members of a list (fewer when it is shorter), in a random order. */
export function sample<T>(random: Random, list: readonly T[], count: number): T[] {
  return shuffled(random, list).slice(0, count);
}

/** The same members in a random order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = random.whole(0, last);
    const kept = copy[last] as T;
    copy[last] = copy[other] as T;
    copy[other] = kept;
  }
  return copy;
}

/** One of a list, each as likely as its weight says. Weights need not add up to one. */
export function weighted<T>(random: Random, list: readonly T[], weightOf: (member: T) => number): T {
  let left = random.next() * list.reduce((sum, member) => sum + weightOf(member), 0);
  for (const member of list) {
    left -= weightOf(member);
    if (left < 0) return member;
  }
  return choose(random, list);
}

/** A number between 0 and 1 that is usually near the middle. */
export const middling = (random: Random): number => (random.next() + random.next() + random.next()) / 3;

/** The number at `share` (0–1) of the way from one to the other. */
export const between = (range: readonly [number, number], share: number): number =>
  range[0] + (range[1] - range[0]) * share;

/** Rounded to the nearest whole multiple of `step`, at least one step. */
export const toStep = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);
