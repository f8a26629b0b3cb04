import { foldWords } from '@mashrabiya/i18n';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PropertyRow } from '../../db/tables/property.ts';

export type NewProperty = Omit<
  PropertyRow,
  'title_words' | 'text_words' | 'removed_at' | 'withheld' | 'closed_as' | 'listed_at' | 'reel_until' | 'changed_in'
>;

const toSearchText = (...texts: (string | null)[]): string =>
  [...new Set(texts.flatMap((text) => foldWords(text ?? '')))].join(' ');

type Texts = Pick<PropertyRow, 'address_ar' | 'address_en' | 'description_ar' | 'description_en'>;

export const buildSearchColumns = (listing: Texts): Pick<PropertyRow, 'title_words' | 'text_words'> => ({
  title_words: toSearchText(listing.address_ar, listing.address_en),
  text_words: toSearchText(listing.description_ar, listing.description_en),
});

const ROWS_PER_STATEMENT = 500;

/** Stores properties. One JSON parameter per statement is fast for many rows and stays below the parameter limit. */
export async function insertProperties(db: Kysely<Tables>, listings: readonly NewProperty[]): Promise<void> {
  for (let start = 0; start < listings.length; start += ROWS_PER_STATEMENT) {
    const rows = listings.slice(start, start + ROWS_PER_STATEMENT).map((listing) => ({
      ...listing,
      ...buildSearchColumns(listing),
    }));
    await sql`insert into property select * from jsonb_populate_recordset(null::property, ${JSON.stringify(rows)}::jsonb)`.execute(
      db,
    );
  }
}
