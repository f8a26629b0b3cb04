import type { Provider } from '../people/providers.ts';
import { createDistinctWriter, type DemoPropertyRow, drawProperty, toRow } from './drawProperty.ts';
import { computePriceLevel, createPastSketches } from './past.ts';
import type { SetsFor } from './pictures.ts';
import { sketchProperties } from './sketches.ts';

export interface PropertiesToCreate {
  /**
   * Listed properties; popular places (`createPopularProperties`) add more, 2 % more are unlisted, and the year's expired ads
   * follow.
   */
  count: number;
  now: Date;
  providers: readonly Provider[];
  setsFor: SetsFor;
}

/** Rows per chunk: bounds memory for large seeds. */
const CHUNK = 2_500;

/** Yields rows in chunks, in the default order of a list. Equal input gives equal rows. */
export function* createProperties({
  count,
  now,
  providers,
  setsFor,
}: PropertiesToCreate): Generator<DemoPropertyRow[]> {
  const write = createDistinctWriter();
  const sketches = sketchProperties(count, now, setsFor);
  for (let start = 0; start < sketches.length; start += CHUNK) {
    yield sketches.slice(start, start + CHUNK).map((sketch) => {
      const property = drawProperty(sketch, providers, now);
      return toRow(property, sketch, write(property, sketch.seed));
    });
  }
  const past = createPastSketches(
    sketches.filter(({ listing }) => listing.availability === 2),
    now,
  );
  if (past.length === 0) return;
  yield past.map((sketch) => {
    const { createdAt } = sketch.listing;
    const property = drawProperty(sketch, providers, createdAt, computePriceLevel(createdAt, now));
    return toRow(property, sketch, write(property, sketch.seed));
  });
}
