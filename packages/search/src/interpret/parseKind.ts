import type { ListingFilters } from '../listings/conditions.ts';
import type { Lexicon } from './lexicon.ts';
import { isNegated } from './negation.ts';
import type { Kind } from './options.ts';
import type { Phrases } from './phrases.ts';
import { consume, type Token } from './tokens.ts';

type KindFilters = Pick<ListingFilters, 'type' | 'subcategory_id'>;

/** Possible kinds, likelier first: `شقة` is a flat in a town or by the sea. */
export function parseKind(tokens: readonly Token[], lexicon: Lexicon): KindFilters[] {
  const namedKinds = narrowKinds(tokens, lexicon.kinds, undefined);
  const kinds = namedKinds && narrowKinds(tokens, lexicon.kindRefinements, namedKinds);
  const isNarrowed = ({ type, slug }: Kind) => !slug && kinds?.some((other) => other.type === type && other.slug);
  return (kinds ?? [])
    .filter((kind) => !isNarrowed(kind))
    .flatMap(({ type, slug }) => {
      const subcategory_id = slug && lexicon.getSubcategoryId({ type, slug });
      if (slug && subcategory_id === undefined) return [];
      return { type, ...(subcategory_id !== undefined && { subcategory_id }) };
    });
}

/** Consumes every phrase that fits the previous ones. A repeated kind appears once. */
function narrowKinds(
  tokens: readonly Token[],
  phrases: Phrases<readonly Kind[]>,
  previousKinds: readonly Kind[] | undefined,
) {
  let kinds = previousKinds;
  let lastTokens: readonly Token[] = [];
  let isEither = false;
  for (let position = 0; position < tokens.length; position++) {
    const matches = isNegated(tokens, position) ? [] : phrases.findLongestAt(tokens, position);
    const [first] = matches;
    if (!first) continue;
    const mentionedKinds = matches.flatMap(({ meaning }) => meaning);
    const kindTokens = tokens.slice(position, position + first.length);
    const alternatives =
      kinds && lastTokens.length > 0 && (isEither || isJoined(tokens, position))
        ? findAlternatives(kinds, mentionedKinds, isEither)
        : [];
    if (alternatives.length > 0) {
      kinds = alternatives;
      isEither = true;
      consume(tokens, position, first.length);
      // Filters support one subcategory only, so the words of both kinds rank listings.
      for (const token of [...lastTokens, ...kindTokens]) token.isText = true;
      lastTokens = kindTokens;
      continue;
    }
    const compatibleKinds = kinds
      ? kinds.flatMap((kind) => mentionedKinds.flatMap((other) => mergeKinds(kind, other)))
      : mentionedKinds;
    if (compatibleKinds.length === 0) continue;
    kinds = removeDuplicates(compatibleKinds);
    consume(tokens, position, first.length);
    lastTokens = kindTokens;
  }
  return kinds;
}

const CONJUNCTIONS: ReadonlySet<string> = new Set('او و or and aw w'.split(' '));

/** True if a phrase is joined to the previous one: `شقة أو دوبلكس`, `شقة ودوبلكس`. */
const isJoined = (tokens: readonly Token[], position: number): boolean =>
  tokens[position - 1]?.forms.some((form) => CONJUNCTIONS.has(form)) === true ||
  tokens[position]?.forms.some((form) => form.startsWith('و')) === true;

/** Types of two different kinds joined by "or"; empty if both are the same. Filters support one subcategory only. */
function findAlternatives(kinds: readonly Kind[], mentionedKinds: readonly Kind[], isEither: boolean): Kind[] {
  if (kinds.some((kind) => kind.slug && mentionedKinds.some(({ slug }) => slug === kind.slug))) return [];
  const types = kinds
    .filter(({ type, slug }) => (slug || isEither) && mentionedKinds.some((other) => other.type === type && other.slug))
    .map(({ type }) => type);
  return Array.from(new Set(types), (type) => ({ type }));
}

const removeDuplicates = (kinds: readonly Kind[]): Kind[] => [
  ...new Map(kinds.map((kind) => [`${kind.type}/${kind.slug}`, kind])).values(),
];

const mergeKinds = (a: Kind, b: Kind): Kind[] =>
  a.type === b.type && (!a.slug || !b.slug || a.slug === b.slug) ? [{ ...a, ...b }] : [];
