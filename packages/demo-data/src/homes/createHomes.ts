import type { Provider } from '../people/providers.ts';
import { type DemoHome, distinctWriter, drawHome, rowOf } from './drawHome.ts';
import { pastSketches, priceLevel } from './past.ts';
import type { SetsFor } from './pictures.ts';
import { sketchHomes } from './sketches.ts';

export interface HomesToCreate {
  /** Listed homes; those where most people look (`soughtHomes`) come besides, a fiftieth more are not listed, and homes of the year before have gone. */
  count: number;
  now: Date;
  providers: readonly Provider[];
  setsFor: SetsFor;
}

/** Rows made at a time: bounds memory when many are asked for. */
const CHUNK = 2_500;

/** The homes as rows, a chunk at a time, in the default order of a list. Equal input gives equal rows. */
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
