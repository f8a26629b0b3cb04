import { type Facets, type MapView, MINUTE_MS, type Suggestion } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import {
  type ListingFacts,
  type ListingFilters,
  type ListingMatches,
  type ListingQuery,
  type MapQuery,
  MarketCache,
  type MarketFigures,
  type NearListing,
  type Reference,
  type SimilarityFacts,
  Suggester,
  type TotalsSource,
} from '@mashrabiya/search';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Log } from '../../core/log.ts';
import { CachedValue } from '../../db/CachedValue.ts';
import type { ReadReplicas } from '../../db/postgres/ReadReplicas.ts';
import type { Tables } from '../../db/schema.ts';
import type { ListingSearch } from '../ListingSearch.ts';
import { buildConditions, toConditions } from './conditions.ts';
import { computeFacets } from './facets.ts';
import { loadFacts, toFacts } from './facts.ts';
import { loadPriceCells } from './figures.ts';
import { LargeSelections } from './LargeSelections.ts';
import { hasListings, runQuery } from './list.ts';
import { buildMapView } from './map.ts';
import { findNearest } from './nearest.ts';
import { NEWEST_FIRST, selectIds } from './pages.ts';
import type { SearchContext } from './SearchContext.ts';
import { readIndexState, readVersion, SearchIndexer } from './SearchIndexer.ts';
import { findSimilar } from './similar.ts';
import { WordStore } from './WordStore.ts';

const REFRESH_MS = 500;
/** Totals and prices of many listings are counted again after this time only. */
const SLOW_REFRESH_MS = MINUTE_MS;
const MANY_LISTINGS = 50_000;

/** Searches an index in the database, which all nodes share. */
export class PostgresSearch implements ListingSearch {
  readonly #context: SearchContext;
  readonly #db: Kysely<Tables>;
  readonly #readReplicas: ReadReplicas | undefined;
  readonly #indexer: SearchIndexer;
  readonly #state: CachedValue<{ version: number }>;
  readonly #count: CachedValue<number>;
  readonly #marketCache: MarketCache;
  readonly #totals: TotalsSource;
  readonly #suggester: Suggester;
  readonly #log: Log;
  #version = 0;
  #listingCount = 0;
  #figures: { version: number; value: MarketFigures } | undefined;
  #loadingFigures: Promise<MarketFigures> | undefined;
  #indexingRest: Promise<void> | undefined;

  constructor(
    db: Kysely<Tables>,
    reference: Reference,
    { clock, log, readReplicas }: { clock: Clock; log: Log; readReplicas?: ReadReplicas | undefined },
  ) {
    const readDb = readReplicas?.db ?? db;
    const words = new WordStore(reference);
    this.#indexer = new SearchIndexer(db, reference, words);
    this.#log = log;
    this.#db = db;
    this.#readReplicas = readReplicas;
    this.#context = {
      db: readDb,
      reference,
      words,
      largeSelections: new LargeSelections(readDb, clock),
      loadWords: async () => {
        await this.#state.current();
        await words.load(db, this.#version);
      },
      countListings: () => this.#count.current(),
    };
    this.#state = new CachedValue({ load: () => this.#loadState(), maxAgeMs: REFRESH_MS, clock });
    this.#count = new CachedValue({
      load: async () => {
        this.#listingCount = await countRows(readDb);
        return this.#listingCount;
      },
      maxAgeMs: SLOW_REFRESH_MS,
      clock,
    });
    this.#marketCache = new MarketCache(reference);
    this.#totals = this.#createTotals(clock);
    this.#suggester = new Suggester(reference, this.#totals);
  }

  #createTotals(clock: Clock): TotalsSource {
    const getVersion = () =>
      this.#listingCount > MANY_LISTINGS ? Math.floor(clock().getTime() / SLOW_REFRESH_MS) : this.#version;
    return {
      current: this.current,
      get version() {
        return getVersion();
      },
      countFacets: () => this.computeFacets({}, ''),
      countText: async (text) => {
        const { total, unused } = await this.list({ text, filters: {}, page: 1 });
        return unused.length > 0 ? 0 : total;
      },
    };
  }

  build = (): Promise<void> => this.#indexer.build();

  get version(): number {
    return this.#version;
  }

  isFresh = (): boolean => this.#state.isFresh();
  current = (): Promise<unknown> => this.#state.current();
  refresh = (): Promise<unknown> => this.#state.refresh();

  async #loadState(): Promise<{ version: number }> {
    let state = await readIndexState(this.#db);
    if (state.hasChanges) {
      const isComplete = await this.#indexer.indexChanges();
      state = await readIndexState(this.#db);
      if (!isComplete) this.#indexRest();
    }
    this.#version = state.version;
    void this.#readReplicas?.follow(state.version, readVersion);
    return state;
  }

  #indexRest(): void {
    this.#indexingRest ??= this.#indexer
      .indexAllChanges()
      .catch((error) => this.#log.error(`Indexing changed listings failed; the next request retries it: ${error}`))
      .finally(() => {
        this.#indexingRest = undefined;
      });
  }

  async list(query: ListingQuery): Promise<ListingMatches> {
    await this.#state.current();
    return runQuery(this.#context, query);
  }

  async listNewest(filters: ListingFilters, count: number): Promise<ListingFacts[]> {
    await this.#state.current();
    const { db, reference } = this.#context;
    const conditions = toConditions(buildConditions(filters, reference));
    const ids = await selectIds(this.#context, conditions, { orderBy: NEWEST_FIRST, limit: count, offset: 0 });
    return (await loadFacts(db, ids)).map(toFacts);
  }

  async findByIds(ids: readonly string[]): Promise<ListingFacts[]> {
    await this.#state.current();
    return (await loadFacts(this.#context.db, ids)).map(toFacts);
  }

  async computeFacets(filters: ListingFilters, text: string): Promise<Facets> {
    await this.#state.current();
    return computeFacets(this.#context, filters, text);
  }

  async buildMapView(query: MapQuery): Promise<MapView> {
    await this.#state.current();
    return buildMapView(this.#context, query);
  }

  async findNearest(filters: ListingFilters, text: string, count: number): Promise<NearListing[]> {
    await this.#state.current();
    return findNearest(this.#context, filters, text, count);
  }

  async findSimilar(listing: SimilarityFacts, count: number): Promise<ListingFacts[]> {
    await this.#state.current();
    return findSimilar(this.#context, listing, count);
  }

  suggest(text: string, language: Language): Promise<Suggestion[]> {
    return this.#suggester.suggest(text, language);
  }

  async hasListings(filters: ListingFilters): Promise<boolean> {
    await this.#state.current();
    return hasListings(this.#context, filters);
  }

  async loadWords(): Promise<(word: string) => boolean> {
    await this.#context.loadWords();
    const { vocabulary } = this.#context.words;
    return (word) => vocabulary.get(word) !== undefined;
  }

  /** Returns the previous figures of many listings while newer ones are loaded. */
  async getFigures(): Promise<MarketFigures> {
    await this.#state.current();
    const previous = this.#figures;
    if (previous?.version === this.#totals.version) return previous.value;
    this.#loadingFigures ??= this.#loadFigures().finally(() => {
      this.#loadingFigures = undefined;
    });
    if (!previous || this.#listingCount <= MANY_LISTINGS) return this.#loadingFigures;
    this.#loadingFigures.catch((error) => this.#log.error(`Loading market figures failed: ${error}`));
    return previous.value;
  }

  async #loadFigures(): Promise<MarketFigures> {
    const { version } = this.#totals;
    const value = this.#marketCache.createFigures(await loadPriceCells(this.#context));
    this.#figures = { version, value };
    return value;
  }

  /** Rows of cards are always read again. */
  getRevision = (): undefined => undefined;
}

async function countRows(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from listing_search`.execute(db);
  return rows[0]?.count ?? 0;
}
