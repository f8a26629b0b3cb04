import { foldedWords } from '@mashrabiya/i18n';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PropertyRow } from '../../db/tables/property.ts';

export type NewProperty = Omit<
  PropertyRow,
  'title_words' | 'text_words' | 'removed_at' | 'withheld' | 'closed_as' | 'listed_at' | 'reel_until' | 'changed_in'
>;

const wordsOf = (...texts: (string | null)[]): string =>
  [...new Set(texts.flatMap((text) => foldedWords(text ?? '')))].join(' ');

type Texts = Pick<PropertyRow, 'address_ar' | 'address_en' | 'description_ar' | 'description_en'>;

export const searchWords = (home: Texts): Pick<PropertyRow, 'title_words' | 'text_words'> => ({
  title_words: wordsOf(home.address_ar, home.address_en),
  text_words: wordsOf(home.description_ar, home.description_en),
});

const ROWS_PER_STATEMENT = 500;

/** Stores properties. One JSON parameter per statement is fast for many rows and stays below the parameter limit. */
export async function insertProperties(db: Kysely<Tables>, homes: readonly NewProperty[]): Promise<void> {
  for (let start = 0; start < homes.length; start += ROWS_PER_STATEMENT) {
    const rows = homes.slice(start, start + ROWS_PER_STATEMENT).map((home) => ({
      ...home,
      ...searchWords(home),
    }));
    await sql`insert into property select * from jsonb_populate_recordset(null::property, ${JSON.stringify(rows)}::jsonb)`.execute(
      db,
    );
  }
}
