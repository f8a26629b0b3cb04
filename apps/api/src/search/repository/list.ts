import { PAGE_SIZE } from '@mashrabiya/contract';
import type { ListingFilters, ListingMatches, ListingQuery } from '@mashrabiya/search';
import { sql } from 'kysely';
import { buildConditions, exists, toConditions } from './conditions.ts';
import { loadFacts, toFacts } from './facts.ts';
import { type Selection, selectPage } from './pages.ts';
import { findMissingWords, findPreferred, selectPreferredPage } from './preferred.ts';
import type { SearchContext } from './SearchContext.ts';
import { findText } from './text.ts';

export async function runQuery(context: SearchContext, query: ListingQuery): Promise<ListingMatches> {
  const { filters, sort, page } = query;
  const { db, reference } = context;
  const text = query.text?.trim() ?? '';
  const textMatches = text ? await findText(context, text) : undefined;
  const preferred = query.prefer?.trim() ? await findPreferred(context, query.prefer) : undefined;
  const conditions = toConditions(buildConditions(filters, reference));
  if (textMatches?.contains) conditions.push(textMatches.contains);
  const start = (page - 1) * PAGE_SIZE;
  const selection: Selection = { conditions, titleFirst: textMatches?.contains && textMatches.containsInTitle };
  const words = preferred?.words ?? [];
  const [{ total, ids }, missingWords] = await Promise.all([
    words.length > 0 && !sort
      ? selectPreferredPage(context, selection, words, start)
      : selectPage(context, selection, start, sort),
    findMissingWords(context, conditions, words),
  ]);
  const rows = await loadFacts(db, ids);
  return {
    listings: rows.map(toFacts),
    total,
    corrected: textMatches?.corrected ?? null,
    unused: [
      ...(textMatches?.unused ?? []),
      ...(preferred ? [...preferred.unused, ...missingWords, ...preferred.negatedWords] : []),
    ],
  };
}

export async function hasListings({ db, reference }: SearchContext, filters: ListingFilters): Promise<boolean> {
  const conditions = toConditions(buildConditions(filters, reference));
  const { rows } = await sql<{ found: boolean }>`select ${exists(conditions)} as found`.execute(db);
  return rows[0]?.found ?? false;
}
