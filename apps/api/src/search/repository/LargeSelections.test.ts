import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Tables } from '../../db/schema.ts';
import { LargeSelections } from './LargeSelections.ts';

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (connected) => new PostgresIntrospector(connected),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const isInCity = (city: number) => sql<boolean>`city = ${city}`;
const isForRent = sql<boolean>`action = 2`;

describe('LargeSelections', () => {
  let now: number;
  let selections: LargeSelections;
  beforeEach(() => {
    now = Date.UTC(2026, 10, 29);
    selections = new LargeSelections(db, () => new Date(now));
  });

  it('knows the same conditions with the same values only', () => {
    selections.add([isInCity(1), isForRent]);
    expect(selections.has([isInCity(1), isForRent])).toBe(true);
    expect(selections.has([isInCity(2), isForRent])).toBe(false);
    expect(selections.has([isInCity(1)])).toBe(false);
    expect(selections.has([])).toBe(false);
  });

  it('forgets them after a minute, so that a selection that shrank is counted again', () => {
    selections.add([isForRent]);
    now += 59_999;
    expect(selections.has([isForRent])).toBe(true);
    now += 1;
    expect(selections.has([isForRent])).toBe(false);
  });

  it('does not extend the minute of earlier ones', () => {
    selections.add([isForRent]);
    now += 30_000;
    selections.add([isInCity(1)]);
    now += 30_000;
    expect(selections.has([isForRent])).toBe(false);
    selections.add([isInCity(1)]);
    expect(selections.has([isForRent])).toBe(false);
  });

  it('is cleared at 5,000 selections, so that its memory stays bounded', () => {
    for (let city = 0; city < 5_000; city++) selections.add([isInCity(city)]);
    expect(selections.has([isInCity(0)])).toBe(true);
    selections.add([isForRent]);
    expect(selections.has([isInCity(0)])).toBe(false);
    expect(selections.has([isForRent])).toBe(true);
  });
});
