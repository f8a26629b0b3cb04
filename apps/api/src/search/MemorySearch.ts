import type { Facets, MapView, Suggestion } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import {
  buildMapView,
  computeFacets,
  createIndexTotals,
  findNearest,
  findSimilar,
  type ListingFacts,
  type ListingFilters,
  type ListingMatches,
  type ListingQuery,
  type MapQuery,
  MarketCache,
  type MarketFigures,
  type NearListing,
  type Reference,
  runQuery,
  type SimilarityFacts,
  Suggester,
} from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import type { Clock } from '../core/clock.ts';
import type { Tables } from '../db/schema.ts';
import type { ListingSearch } from './ListingSearch.ts';
import { MemoryIndex } from './MemoryIndex.ts';

export class MemorySearch implements ListingSearch {
  readonly #index: MemoryIndex;
  readonly #reference: Reference;
  readonly #marketCache: MarketCache;
  readonly #suggester: Suggester;

  constructor(db: Kysely<Tables>, reference: Reference, clock: Clock) {
    this.#index = new MemoryIndex(db, reference, clock);
    this.#reference = reference;
    this.#marketCache = new MarketCache(reference);
    this.#suggester = new Suggester(reference, createIndexTotals(this.#index, reference));
  }

  get version(): number {
    return this.#index.version;
  }

  isFresh = (): boolean => this.#index.isFresh();
  current = (): Promise<unknown> => this.#index.current();
  refresh = (): Promise<unknown> => this.#index.refresh();

  async list(query: ListingQuery): Promise<ListingMatches> {
    return runQuery(await this.#index.current(), query);
  }

  async listNewest(filters: ListingFilters, count: number): Promise<ListingFacts[]> {
    const index = await this.#index.current();
    const { docs } = index.getSortedList(filters, 'newest', count);
    return Array.from(docs.slice(0, count), (doc) => index.columns.getFacts(doc));
  }

  async findByIds(ids: readonly string[]): Promise<ListingFacts[]> {
    const index = await this.#index.current();
    return ids.flatMap((id) => {
      const entry = index.getEntry(id);
      return entry === undefined ? [] : index.columns.getFacts(entry);
    });
  }

  async computeFacets(filters: ListingFilters, text: string): Promise<Facets> {
    return computeFacets(await this.#index.current(), filters, text, this.#reference);
  }

  async buildMapView(query: MapQuery): Promise<MapView> {
    return buildMapView(await this.#index.current(), query);
  }

  async findNearest(filters: ListingFilters, text: string, count: number): Promise<NearListing[]> {
    return findNearest(await this.#index.current(), filters, text, this.#reference, count);
  }

  async findSimilar(listing: SimilarityFacts, count: number): Promise<ListingFacts[]> {
    return findSimilar(await this.#index.current(), listing, count);
  }

  suggest(text: string, language: Language): Promise<Suggestion[]> {
    return this.#suggester.suggest(text, language);
  }

  async hasListings(filters: ListingFilters): Promise<boolean> {
    return (await this.#index.current()).findPassing(filters).count > 0;
  }

  async loadWords(): Promise<(word: string) => boolean> {
    const { vocabulary } = await this.#index.current();
    return (word) => vocabulary.get(word) !== undefined;
  }

  async getFigures(): Promise<MarketFigures> {
    return this.#marketCache.getFigures(await this.#index.current());
  }

  getRevision = (id: string): string | undefined => this.#index.getRevision(id);
}
