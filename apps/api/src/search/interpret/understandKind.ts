import type { ListingFilters } from '../conditions.ts';
import type { Lexicon } from './lexicon.ts';
import type { Kind } from './options.ts';
import type { Phrases } from './phrases.ts';
import { type Token, take } from './tokens.ts';

type KindFilters = Pick<ListingFilters, 'type' | 'subcategory_id'>;

/** The kinds that a sentence may mean, the likelier first: `شقة` is a home in a town or by the sea. */
export function understandKind(tokens: readonly Token[], lexicon: Lexicon): KindFilters[] {
  const named = narrowed(tokens, lexicon.kinds, undefined);
  const kinds = named && narrowed(tokens, lexicon.refining, named);
  const distinct = new Map<string, KindFilters>();
  for (const kind of kinds ?? []) {
    const subcategory_id = kind.slug && lexicon.subcategoryId(kind);
    if (kind.slug && subcategory_id === undefined) continue;
    distinct.set(`${kind.type}/${kind.slug}`, {
      type: kind.type,
      ...(subcategory_id !== undefined && { subcategory_id }),
    });
  }
  return [...distinct.values()];
}

/** Takes every phrase that fits those before it. */
function narrowed(tokens: readonly Token[], phrases: Phrases<readonly Kind[]>, from: readonly Kind[] | undefined) {
  let kinds = from;
  for (let at = 0; at < tokens.length; at++) {
    const matches = phrases.longestAt(tokens, at);
    const [first] = matches;
    if (!first) continue;
    const said = matches.flatMap(({ meaning }) => meaning);
    const fitting = kinds ? kinds.flatMap((kind) => said.flatMap((other) => merged(kind, other))) : said;
    if (fitting.length === 0) continue;
    kinds = fitting;
    take(tokens, at, first.length);
  }
  return kinds;
}

const merged = (a: Kind, b: Kind): Kind[] =>
  a.type === b.type && (!a.slug || !b.slug || a.slug === b.slug) ? [{ ...a, ...b }] : [];
