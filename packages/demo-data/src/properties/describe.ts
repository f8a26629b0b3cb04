import type { AnyPoint, Point, PointKey } from '../facts/points.ts';
import { createPoint } from '../facts/points.ts';
import { choose, chooseWeighted } from '../random/chance.ts';
import type { Random } from '../scenes/kit/scene.ts';
import { type Remark, type Trait, trueOf } from '../text/details/both.ts';

/** Candidate statement with its weight. */
export interface PointCandidate {
  point: AnyPoint | null;
  weight: number;
}

/** Order of the points in a description: rooms first, terms last. */
const ORDER: Record<PointKey, number> = {
  layout: 1,
  flats: 1,
  field: 1,
  front: 1,
  hall: 1,
  street: 1,
  storey: 2,
  finish: 3,
  power: 3,
  build: 3,
  sea: 3,
  facing: 4,
  yard: 4,
  utilities: 4,
  plot: 4,
  outdoor: 5,
  services: 6,
  note: 6.5,
  amenities: 7,
  near: 8,
  age: 9,
  delivery: 10,
  plan: 11,
  term: 11,
  lease: 12,
  closing: 13,
};

export const toTraits = (flags: Partial<Record<Trait, boolean>>): ReadonlySet<Trait> =>
  new Set((Object.keys(flags) as Trait[]).filter((trait) => flags[trait]));

const NO_TRAITS: ReadonlySet<Trait> = new Set();

/** Random remark that is true for a property with these traits; null if there is none. */
export function drawNote(random: Random, remarks: readonly Remark[], traits = NO_TRAITS): Point<'note'> | null {
  const matching = trueOf(remarks, traits);
  return matching.length > 0 ? createPoint('note', choose(random, matching)) : null;
}

/** Random remark about terms, which closes the description; null if there is none. */
export function drawClosing(random: Random, remarks: readonly Remark[], traits = NO_TRAITS): Point<'closing'> | null {
  const matching = trueOf(remarks, traits);
  return matching.length > 0 ? createPoint('closing', choose(random, matching)) : null;
}

/**
 * Selects one to four points, so that a description has two to five sentences. Each point appears once, at most two of
 * them notes.
 */
export function choosePoints(
  random: Random,
  must: readonly AnyPoint[],
  candidates: readonly PointCandidate[],
): AnyPoint[] {
  const targetCount = chooseWeighted(random, [1, 2, 3, 4], (count) => [0, 1, 3.2, 4, 2.6][count] ?? 0);
  const mentioned = [...must].slice(0, 4);
  const remaining = candidates.filter(({ point: one }) => one !== null);
  let notes = 0;
  while (mentioned.length < targetCount && remaining.length > 0) {
    const next = chooseWeighted(random, remaining, ({ weight }) => weight);
    remaining.splice(remaining.indexOf(next), 1);
    if (!next.point || mentioned.some(({ key }) => key !== 'note' && key === next.point?.key)) continue;
    if (next.point.key === 'note') {
      notes += 1;
      if (notes > 2) continue;
    }
    mentioned.push(next.point);
  }
  return mentioned.sort((a, b) => ORDER[a.key] - ORDER[b.key]);
}
