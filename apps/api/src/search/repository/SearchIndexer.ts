import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ACTIVE, createFactWordReader, type IndexedListing, type Reference, Vocabulary } from '@mashrabiya/search';
import { type Kysely, sql, type Transaction } from 'kysely';
import { LISTED_AT, LISTING_COLUMNS } from '../../catalogue/repository/loadListings.ts';
import type { Tables } from '../../db/schema.ts';
import { upsertListings } from './upsertListings.ts';
import type { WordStore } from './WordStore.ts';

/** Properties per transaction: each takes the lock of the index for some tens of milliseconds. */
const CHUNK_SIZE = 500;
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';
/** Increase it when the rules change by which words are derived: nodes of the release then build the index again. */
const RULES_VERSION = 1;
const FIRST_POSITION = '00000000-0000-0000-0000-000000000000';

/** An active property whose indexed state differs, or an indexed one that is no longer active. */
const IS_OUTDATED = sql<boolean>`case when property.availability = ${sql.lit(ACTIVE)}
  then listing_search.changed_in is distinct from property.changed_in else listing_search.id is not null end`;

type ChangedProperty = IndexedListing & { changed_in: string };

/** Synchronises the index in the database with the properties. A lock admits one node at a time. */
export class SearchIndexer {
  readonly #db: Kysely<Tables>;
  readonly #words: WordStore;
  readonly #buildKey: string;
  #lastRun: Promise<unknown> = Promise.resolve();

  constructor(db: Kysely<Tables>, reference: Reference, words: WordStore) {
    this.#db = db;
    this.#words = words;
    this.#buildKey = computeBuildKey(reference);
  }

  /** Indexes all properties if the index is empty, or its words follow other rules. A build survives its node. */
  async build(): Promise<void> {
    await sql`update search_state
      set build_key = ${this.#buildKey}, build_position = ${FIRST_POSITION}::uuid,
        horizon = case when build_key = '' then pg_snapshot_xmin(pg_current_snapshot()) else horizon end
      where build_key <> ${this.#buildKey}`.execute(this.#db);
    let isBuilding = false;
    while (await this.#runLocked((tx, state) => this.#buildChunk(tx, state), true)) isBuilding = true;
    if (isBuilding) await sql`analyze listing_search`.execute(this.#db);
  }

  /** Indexes some changes, the latest first; returns false if more remain. */
  async indexChanges(): Promise<boolean> {
    return (await this.#indexChunkAfter(LATEST)) === undefined;
  }

  async indexAllChanges(): Promise<void> {
    let position: Position | undefined = LATEST;
    while (position) {
      const start = performance.now();
      position = await this.#indexChunkAfter(position);
      // Half of the time remains for other queries.
      await sleep(performance.now() - start);
    }
  }

  #indexChunkAfter(position: Position): Promise<Position | undefined> {
    return this.#runLocked((tx, state) => this.#indexChunk(tx, state, position), position);
  }

  /** Runs one step after the other, because they share the words. Returns `ifBusy` while another node holds the lock. */
  #runLocked<T>(step: IndexStep<T>, ifBusy: T): Promise<T> {
    const run = this.#lastRun.then(
      () => this.#runStep(step, ifBusy),
      () => this.#runStep(step, ifBusy),
    );
    this.#lastRun = run;
    return run;
  }

  async #runStep<T>(step: IndexStep<T>, ifBusy: T): Promise<T> {
    let isLocked = false;
    try {
      // Not repeated by itself: the words of a failed transaction must be forgotten first.
      return await this.#db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(tx);
        const state = await tx
          .selectFrom('search_state')
          .select(['version', 'build_position', sql<string>`horizon::text`.as('horizon')])
          // Changes are read in a later snapshot, which contains all transactions before this one.
          .select(sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('next_horizon'))
          .forUpdate()
          .executeTakeFirstOrThrow();
        isLocked = true;
        await this.#words.load(tx, state.version);
        return step(tx, state);
      });
    } catch (error) {
      if (isLockTimeout(error)) return ifBusy;
      // Words that were not saved must not be used.
      if (isLocked) this.#words.reset();
      throw error;
    }
  }

  async #buildChunk(tx: Transaction<Tables>, { version, build_position }: IndexState): Promise<boolean> {
    if (build_position === null) return false;
    const rows: ChangedProperty[] = await tx
      .selectFrom('property')
      .select(LISTING_COLUMNS)
      .select([LISTED_AT, 'changed_in'])
      .where('availability', '=', ACTIVE)
      .where('id', '>', build_position)
      .orderBy('id')
      .limit(CHUNK_SIZE)
      .execute();
    await this.#save(tx, rows, version + 1);
    const isLast = rows.length < CHUNK_SIZE;
    await tx
      .updateTable('search_state')
      .set({ version: version + 1, build_position: isLast ? null : rows.at(-1)?.id })
      .execute();
    return !isLast;
  }

  /** Indexes changes before a position. Returns the position of the next step; undefined if no change remains. */
  async #indexChunk(
    tx: Transaction<Tables>,
    { version, horizon, next_horizon }: IndexState,
    position: Position,
  ): Promise<Position | undefined> {
    const rows: ChangedProperty[] = await tx
      .selectFrom('property')
      .leftJoin('listing_search', 'listing_search.id', 'property.id')
      .select(LISTING_COLUMNS.map((name) => `property.${name}` as const))
      .select([LISTED_AT, 'property.changed_in'])
      .where(isChangedSince(horizon))
      .where(IS_OUTDATED)
      .where(isBefore(position))
      // The latest first: a node that waits for its own change does not wait for a bulk change.
      .orderBy('property.changed_in', 'desc')
      .orderBy('property.id', 'desc')
      .limit(CHUNK_SIZE)
      .execute();
    if (rows.length > 0) await this.#save(tx, rows, version + 1);
    const isLast = rows.length < CHUNK_SIZE;
    const isComplete = isLast && position === LATEST;
    if (rows.length > 0 || isComplete)
      await tx
        .updateTable('search_state')
        .set({ ...(rows.length > 0 && { version: version + 1 }), ...(isComplete && { horizon: next_horizon }) })
        .execute();
    if (isComplete) return undefined;
    // Later changes may have come meanwhile.
    return isLast ? LATEST : rows.at(-1);
  }

  async #save(tx: Transaction<Tables>, rows: readonly ChangedProperty[], version: number): Promise<void> {
    const inactiveIds = rows.filter(({ availability }) => availability !== ACTIVE).map(({ id }) => id);
    if (inactiveIds.length > 0) await tx.deleteFrom('listing_search').where('id', 'in', inactiveIds).execute();
    const active = rows.filter(({ availability }) => availability === ACTIVE);
    if (active.length === 0) return;
    const previousWords = await this.#loadWords(tx, active);
    const wordRows = active.map((listing) => {
      const { titleWords, words } = this.#words.readListing(listing);
      const previousIds = previousWords.get(listing.id);
      this.#words.countUse(previousIds ? words.filter((id) => !previousIds.has(id)) : words);
      return { id: listing.id, changed_in: listing.changed_in, title_words: titleWords, words };
    });
    await upsertListings(tx, wordRows);
    await this.#words.save(tx, version);
  }

  async #loadWords(tx: Transaction<Tables>, listings: readonly ChangedProperty[]): Promise<Map<string, Set<number>>> {
    const ids = listings.map(({ id }) => id);
    const rows = await tx
      .selectFrom('listing_search')
      .select(['id', 'words'])
      .where(sql<boolean>`id = any(${ids}::text[]::uuid[])`)
      .execute();
    return new Map(rows.map(({ id, words }) => [id, new Set(words)]));
  }
}

type IndexStep<T> = (tx: Transaction<Tables>, state: IndexState) => Promise<T>;

/** Position among the changes; steps read the latest first. */
type Position = Pick<ChangedProperty, 'changed_in' | 'id'>;

/** After all changes: the first step begins here. */
const LATEST: Position = { changed_in: '', id: '' };

const isBefore = (position: Position) =>
  position === LATEST
    ? sql<boolean>`true`
    : sql<boolean>`(property.changed_in, property.id) < (${position.changed_in}::text::xid8, ${position.id}::text::uuid)`;

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;

interface IndexState {
  version: number;
  horizon: string;
  /** Oldest transaction that was running when the step began. */
  next_horizon: string;
  build_position: string | null;
}

/** A database restored elsewhere contains transaction ids that are in the future there. */
const isChangedSince = (horizon: string) => sql<boolean>`property.changed_in >= ${horizon}::text::xid8
  and property.changed_in < pg_snapshot_xmax(pg_current_snapshot())`;

export async function readIndexState(db: Kysely<Tables>): Promise<{ version: number; hasChanges: boolean }> {
  const { rows } = await sql<{ version: number; has_changes: boolean }>`
    select version, exists (
      select from property left join listing_search using (id)
      where property.changed_in >= search_state.horizon
        and property.changed_in < pg_snapshot_xmax(pg_current_snapshot()) and ${IS_OUTDATED}
    ) as has_changes
    from search_state`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('The table search_state is empty.');
  return { version: Number(state.version), hasChanges: state.has_changes };
}

export async function readVersion(db: Kysely<Tables>): Promise<number> {
  const { version } = await db.selectFrom('search_state').select('version').executeTakeFirstOrThrow();
  return Number(version);
}

function computeBuildKey(reference: Reference): string {
  const vocabulary = new Vocabulary();
  createFactWordReader(reference, vocabulary);
  return createHash('sha256')
    .update([RULES_VERSION, ...vocabulary.words].join('\n'))
    .digest('base64url');
}
