import type { Reference } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { ReadReplicas } from '../db/postgres/ReadReplicas.ts';
import type { Tables } from '../db/schema.ts';
import type { ListingSearch } from './ListingSearch.ts';
import { MemorySearch } from './MemorySearch.ts';
import { PostgresSearch } from './repository/PostgresSearch.ts';
import type { SearchEngine } from './searchEngines.ts';

/** Opens the search; the first node with an index in the database builds it. */
export async function openSearch(
  engine: SearchEngine,
  db: Kysely<Tables>,
  reference: Reference,
  tools: { clock: Clock; log: Log; readReplicas?: ReadReplicas | undefined },
): Promise<ListingSearch> {
  if (engine === 'memory') return new MemorySearch(db, reference, tools.clock);
  const search = new PostgresSearch(db, reference, tools);
  await search.build();
  return search;
}
