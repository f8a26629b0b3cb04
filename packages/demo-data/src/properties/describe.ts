import type { AnySellingPoint, SellingPoint, SellingPointKey } from '../facts/points.ts';
import { createSellingPoint } from '../facts/points.ts';
import { choose, chooseWeighted } from '../random/chance.ts';
import type { Random } from '../random/random.ts';
import { filterTrueRemarks, type Remark, type Trait } from '../text/details/remarks.ts';

/** Candidate statement with its weight. */
export interface PointCandidate {
  point: AnySellingPoint | null;
  weight: number;
}

/** Order of the points in a description: rooms first, terms last. */
const POINT_ORDER: Record<SellingPointKey, number> = {
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
export function drawNote(random: Random, remarks: readonly Remark[], traits = NO_TRAITS): SellingPoint<'note'> | null {
  const matchingRemarks = filterTrueRemarks(remarks, traits);
  return matchingRemarks.length > 0 ? createSellingPoint('note', choose(random, matchingRemarks)) : null;
}

/** Random remark about terms, which closes the description; null if there is none. */
export function drawClosing(
  random: Random,
  remarks: readonly Remark[],
  traits = NO_TRAITS,
): SellingPoint<'closing'> | null {
  const matchingRemarks = filterTrueRemarks(remarks, traits);
  return matchingRemarks.length > 0 ? createSellingPoint('closing', choose(random, matchingRemarks)) : null;
}

/**
 * Selects one to four points, so that a description has two to five sentences. Each point appears once, at most two of
 * them notes.
 */
export function choosePoints(
  random: Random,
  mandatoryPoints: readonly AnySellingPoint[],
  candidates: readonly PointCandidate[],
): AnySellingPoint[] {
  const targetCount = chooseWeighted(random, [1, 2, 3, 4], (count) => [0, 1, 3.2, 4, 2.6][count] ?? 0);
  const points = [...mandatoryPoints].slice(0, 4);
  const remaining = candidates.filter(({ point: candidate }) => candidate !== null);
  let notes = 0;
  while (points.length < targetCount && remaining.length > 0) {
    const next = chooseWeighted(random, remaining, ({ weight }) => weight);
    remaining.splice(remaining.indexOf(next), 1);
    if (!next.point || points.some(({ key }) => key !== 'note' && key === next.point?.key)) continue;
    if (next.point.key === 'note') {
      notes += 1;
      if (notes > 2) continue;
    }
    points.push(next.point);
  }
  return points.sort((a, b) => POINT_ORDER[a.key] - POINT_ORDER[b.key]);
}
