import type { ListingFilters } from '../conditions.ts';
import type { Lexicon } from './lexicon.ts';
import { isDenied } from './negation.ts';
import type { Kind } from './options.ts';
import type { Phrases } from './phrases.ts';
import { type Token, take } from './tokens.ts';

type KindFilters = Pick<ListingFilters, 'type' | 'subcategory_id'>;

/** The kinds that a sentence may mean, the likelier first: `شقة` is a home in a town or by the sea. */
export function understandKind(tokens: readonly Token[], lexicon: Lexicon): KindFilters[] {
  const named = narrowed(tokens, lexicon.kinds, undefined);
  const kinds = named && narrowed(tokens, lexicon.refining, named);
  const isNarrowed = ({ type, slug }: Kind) => !slug && kinds?.some((other) => other.type === type && other.slug);
  return (kinds ?? [])
    .filter((kind) => !isNarrowed(kind))
    .flatMap(({ type, slug }) => {
      const subcategory_id = slug && lexicon.subcategoryId({ type, slug });
      if (slug && subcategory_id === undefined) return [];
      return { type, ...(subcategory_id !== undefined && { subcategory_id }) };
    });
}

/** Takes every phrase that fits those before it. However often a kind is said, it is in the result once. */
function narrowed(tokens: readonly Token[], phrases: Phrases<readonly Kind[]>, from: readonly Kind[] | undefined) {
  let kinds = from;
  for (let at = 0; at < tokens.length; at++) {
    const matches = isDenied(tokens, at) ? [] : phrases.longestAt(tokens, at);
    const [first] = matches;
    if (!first) continue;
    const said = matches.flatMap(({ meaning }) => meaning);
    const fitting = kinds ? kinds.flatMap((kind) => said.flatMap((other) => merged(kind, other))) : said;
    if (fitting.length === 0) continue;
    kinds = distinct(fitting);
    take(tokens, at, first.length);
  }
  return kinds;
}

const distinct = (kinds: readonly Kind[]): Kind[] => [
  ...new Map(kinds.map((kind) => [`${kind.type}/${kind.slug}`, kind])).values(),
];

const merged = (a: Kind, b: Kind): Kind[] =>
  a.type === b.type && (!a.slug || !b.slug || a.slug === b.slug) ? [{ ...a, ...b }] : [];
