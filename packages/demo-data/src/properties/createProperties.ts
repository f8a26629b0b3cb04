import type { Provider } from '../people/providers.ts';
import { createUniqueTextWriter, type DemoPropertyRow, drawProperty, toRow } from './drawProperty.ts';
import { computePriceLevel, createPastSketches } from './past.ts';
import type { FindSets } from './pictures.ts';
import { createPropertySketches } from './sketches.ts';

export interface PropertiesToCreate {
  /**
   * Listed properties; popular places (`createPopularProperties`) add more, 2 % more are unlisted, and the year's expired ads
   * follow.
   */
  count: number;
  now: Date;
  providers: readonly Provider[];
  findSets: FindSets;
}

/** Rows per chunk: bounds memory for large seeds. */
const CHUNK_SIZE = 2_500;

/** Yields rows in chunks, in the default order of a list. Equal input gives equal rows. */
export function* createProperties({
  count,
  now,
  providers,
  findSets,
}: PropertiesToCreate): Generator<DemoPropertyRow[]> {
  const write = createUniqueTextWriter();
  const sketches = createPropertySketches(count, now, findSets);
  for (let start = 0; start < sketches.length; start += CHUNK_SIZE) {
    yield sketches.slice(start, start + CHUNK_SIZE).map((sketch) => {
      const property = drawProperty(sketch, providers, now);
      return toRow(property, sketch, write(property, sketch.seed));
    });
  }
  const pastSketches = createPastSketches(
    sketches.filter(({ listing }) => listing.availability === 2),
    now,
  );
  if (pastSketches.length === 0) return;
  yield pastSketches.map((sketch) => {
    const { createdAt } = sketch.listing;
    const property = drawProperty(sketch, providers, createdAt, computePriceLevel(createdAt, now));
    return toRow(property, sketch, write(property, sketch.seed));
  });
}
