import type { Reference } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { LargeSelections } from './LargeSelections.ts';
import type { WordStore } from './WordStore.ts';

export interface SearchContext {
  db: Kysely<Tables>;
  reference: Reference;
  words: WordStore;
  largeSelections: LargeSelections;
  loadWords(): Promise<void>;
  /** Approximate number of indexed listings. */
  countListings(): Promise<number>;
}
