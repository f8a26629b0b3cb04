import type { Provider } from '../people/providers.ts';
import { type DemoHome, distinctWriter, drawHome, rowOf } from './drawHome.ts';
import { pastSketches, priceLevel } from './past.ts';
import type { SetsFor } from './pictures.ts';
import { sketchHomes } from './sketches.ts';

export interface HomesToCreate {
  /**
   * Listed properties; popular places (`soughtHomes`) add more, 2 % more are unlisted, and the year's expired ads
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
export function* createHomes({ count, now, providers, setsFor }: HomesToCreate): Generator<DemoHome[]> {
  const write = distinctWriter();
  const sketches = sketchHomes(count, now, setsFor);
  for (let start = 0; start < sketches.length; start += CHUNK) {
    yield sketches.slice(start, start + CHUNK).map((sketch) => {
      const home = drawHome(sketch, providers, now);
      return rowOf(home, sketch, write(home, sketch.seed));
    });
  }
  const past = pastSketches(
    sketches.filter(({ listing }) => listing.availability === 2),
    now,
  );
  if (past.length === 0) return;
  yield past.map((sketch) => {
    const { createdAt } = sketch.listing;
    const home = drawHome(sketch, providers, createdAt, priceLevel(createdAt, now));
    return rowOf(home, sketch, write(home, sketch.seed));
  });
}
