import type { AnyPoint, Point, PointKey } from '../facts/points.ts';
import { point } from '../facts/points.ts';
import { choose, weighted } from '../random/chance.ts';
import type { Random } from '../scenes/kit/scene.ts';
import { type Remark, type Trait, trueOf } from '../text/details/both.ts';

/** Candidate statement with its weight. */
export interface Tellable {
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

export const traitsOf = (holds: Partial<Record<Trait, boolean>>): ReadonlySet<Trait> =>
  new Set((Object.keys(holds) as Trait[]).filter((trait) => holds[trait]));

const NONE: ReadonlySet<Trait> = new Set();

/** Random remark that is true for a property with these traits; null if there is none. */
export function noteFrom(random: Random, remarks: readonly Remark[], traits = NONE): Point<'note'> | null {
  const fitting = trueOf(remarks, traits);
  return fitting.length > 0 ? point('note', choose(random, fitting)) : null;
}

/** Same for remarks about terms, which close a description. */
export function closingFrom(random: Random, remarks: readonly Remark[], traits = NONE): Point<'closing'> | null {
  const fitting = trueOf(remarks, traits);
  return fitting.length > 0 ? point('closing', choose(random, fitting)) : null;
}

/**
 * Selects one to four points, so that a description has two to five sentences. Each point appears once, at most two of
 * them notes.
 */
export function choosePoints(random: Random, must: readonly AnyPoint[], candidates: readonly Tellable[]): AnyPoint[] {
  const wanted = weighted(random, [1, 2, 3, 4], (count) => [0, 1, 3.2, 4, 2.6][count] ?? 0);
  const mentioned = [...must].slice(0, 4);
  const left = candidates.filter(({ point: one }) => one !== null);
  let notes = 0;
  while (mentioned.length < wanted && left.length > 0) {
    const next = weighted(random, left, ({ weight }) => weight);
    left.splice(left.indexOf(next), 1);
    if (!next.point || mentioned.some(({ key }) => key !== 'note' && key === next.point?.key)) continue;
    if (next.point.key === 'note') {
      notes += 1;
      if (notes > 2) continue;
    }
    mentioned.push(next.point);
  }
  return mentioned.sort((a, b) => ORDER[a.key] - ORDER[b.key]);
}
