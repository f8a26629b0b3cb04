import type { Facets, MapView, Suggestion } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type {
  ListingFacts,
  ListingFilters,
  ListingMatches,
  ListingQuery,
  MapQuery,
  MarketFigures,
  NearListing,
  SimilarityFacts,
} from '@mashrabiya/search';

/** Answers lag behind other nodes' writes by about a second, behind this node's not at all after `refresh`. */
export interface ListingSearch {
  /** Increases with every change of an active listing that this node knows of; results of older versions are stale. */
  readonly version: number;
  /** True if `current` does not query the database. */
  isFresh(): boolean;
  /** Reads recent changes if the last check is older than a second (`memory`) or half a second (`postgres`). */
  current(): Promise<unknown>;
  /** Call after a write of this node, so that its own answers show it at once. */
  refresh(): Promise<unknown>;
  /** The engine in the database orders more than 10,000 matches by title among the first 200 only. */
  list(query: ListingQuery): Promise<ListingMatches>;
  listNewest(filters: ListingFilters, count: number): Promise<ListingFacts[]>;
  /** Active listings among `ids`, in the same order. */
  findByIds(ids: readonly string[]): Promise<ListingFacts[]>;
  computeFacets(filters: ListingFilters, text: string): Promise<Facets>;
  buildMapView(query: MapQuery): Promise<MapView>;
  /** Near matches for filters without results. */
  findNearest(filters: ListingFilters, text: string, count: number): Promise<NearListing[]>;
  findSimilar(listing: SimilarityFacts, count: number): Promise<ListingFacts[]>;
  suggest(text: string, language: Language): Promise<Suggestion[]>;
  hasListings(filters: ListingFilters): Promise<boolean>;
  loadWords(): Promise<(word: string) => boolean>;
  /** Estimated from a sample of more than 200,000 listings by the engine in the database. */
  getFigures(): Promise<MarketFigures>;
  /** Changes with the listing; undefined if the engine does not know it. */
  getRevision(id: string): string | undefined;
}
