import {
  createFactWordReader,
  type IndexedListing,
  type Reference,
  toCanonicalWord,
  Vocabulary,
} from '@mashrabiya/search';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

type Db = Kysely<Tables>;

export interface ListingWordIds {
  titleWords: number[];
  /** Words of titles, fields and descriptions. */
  words: number[];
}

/** The vocabulary of the index: a copy of `search_word`, which is loaded when it is first needed. */
export class WordStore {
  readonly #reference: Reference;
  #vocabulary = new Vocabulary();
  #uses: number[] = [];
  #version: number | undefined;
  #savedCount = 0;
  readonly #changedUses = new Set<number>();
  #readFactWords: ReturnType<typeof createFactWordReader> | undefined;

  constructor(reference: Reference) {
    this.#reference = reference;
  }

  get vocabulary(): Vocabulary {
    return this.#vocabulary;
  }

  countUses = (id: number): number => this.#uses[id] ?? 0;

  /** Loads words that are new or more used since the last load. */
  async load(db: Db, version: number): Promise<void> {
    if (this.#version !== undefined && this.#version >= version) return;
    const rows = await db
      .selectFrom('search_word')
      .select(['id', 'word', 'display_word', 'is_place', 'uses', 'version'])
      .where('version', '>', this.#version ?? -1)
      .orderBy('id')
      .execute();
    // Another call may have loaded them meanwhile.
    if (this.#version !== undefined && this.#version >= version) return;
    for (const row of rows) {
      if (row.is_place) this.#vocabulary.addPlaceWord(row.word, row.display_word);
      else this.#vocabulary.add(row.word, row.display_word);
      this.#uses[row.id] = row.uses;
      this.#version = Math.max(this.#version ?? -1, row.version);
    }
    this.#version = Math.max(this.#version ?? -1, version);
    this.#savedCount = this.#vocabulary.words.length;
  }

  /** Forgets words that a failed transaction did not save. */
  reset(): void {
    this.#vocabulary = new Vocabulary();
    this.#uses = [];
    this.#version = undefined;
    this.#savedCount = 0;
    this.#readFactWords = undefined;
    this.#changedUses.clear();
  }

  /** Finds the ids of a listing's words, and adds unknown words. Requires the lock of the index. */
  readListing(listing: IndexedListing): ListingWordIds {
    this.#readFactWords ??= createFactWordReader(this.#reference, this.#vocabulary);
    const titleWords = new Set([...this.#readFactWords(listing), ...this.#readWords(listing.title_words)]);
    const words = new Set([...titleWords, ...this.#readWords(listing.text_words)]);
    return { titleWords: [...titleWords], words: [...words] };
  }

  #readWords(words: string): number[] {
    return words ? words.split(' ').map((word) => this.#vocabulary.add(toCanonicalWord(word), word)) : [];
  }

  countUse(ids: readonly number[]): void {
    for (const id of ids) {
      this.#uses[id] = this.countUses(id) + 1;
      this.#changedUses.add(id);
    }
  }

  /** Saves added words and changed numbers of uses. Requires the lock of the index. */
  async save(tx: Db, version: number): Promise<void> {
    const { words } = this.#vocabulary;
    const addedIds = Array.from(words.slice(this.#savedCount), (_, i) => this.#savedCount + i);
    const ids = [...new Set([...this.#changedUses, ...addedIds])];
    if (ids.length > 0) {
      const rows = ids.map((id) => ({
        id,
        word: words[id],
        display_word: this.#vocabulary.getDisplayWord(id),
        is_place: this.#vocabulary.isPlaceWord(id),
        uses: this.countUses(id),
      }));
      await sql`insert into search_word (id, word, display_word, is_place, uses, version)
        select id, word, display_word, is_place, uses, ${version}::bigint
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as row (id integer, word text, display_word text, is_place boolean, uses integer)
        on conflict (id) do update
          set uses = excluded.uses, is_place = excluded.is_place, version = excluded.version`.execute(tx);
    }
    this.#savedCount = words.length;
    this.#changedUses.clear();
    this.#version = version;
  }
}
