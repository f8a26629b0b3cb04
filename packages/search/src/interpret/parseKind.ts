import type { ListingFilters } from '../listings/conditions.ts';
import type { Lexicon } from './lexicon.ts';
import { isNegated } from './negation.ts';
import type { Kind } from './options.ts';
import type { Phrases } from './phrases.ts';
import { consume, type Token } from './tokens.ts';

type KindFilters = Pick<ListingFilters, 'type' | 'subcategory_id'>;

/** Possible kinds, likelier first: `شقة` is a flat in a town or by the sea. */
export function parseKind(tokens: readonly Token[], lexicon: Lexicon): KindFilters[] {
  const named = narrowKinds(tokens, lexicon.kinds, undefined);
  const kinds = named && narrowKinds(tokens, lexicon.kindRefinements, named);
  const isNarrowed = ({ type, slug }: Kind) => !slug && kinds?.some((other) => other.type === type && other.slug);
  return (kinds ?? [])
    .filter((kind) => !isNarrowed(kind))
    .flatMap(({ type, slug }) => {
      const subcategory_id = slug && lexicon.subcategoryId({ type, slug });
      if (slug && subcategory_id === undefined) return [];
      return { type, ...(subcategory_id !== undefined && { subcategory_id }) };
    });
}

/** Consumes every phrase that fits the previous ones. A repeated kind appears once. */
function narrowKinds(tokens: readonly Token[], phrases: Phrases<readonly Kind[]>, from: readonly Kind[] | undefined) {
  let kinds = from;
  let last: readonly Token[] = [];
  let isEither = false;
  for (let at = 0; at < tokens.length; at++) {
    const matches = isNegated(tokens, at) ? [] : phrases.longestAt(tokens, at);
    const [first] = matches;
    if (!first) continue;
    const mentioned = matches.flatMap(({ meaning }) => meaning);
    const named = tokens.slice(at, at + first.length);
    const alternatives =
      kinds && last.length > 0 && (isEither || isJoined(tokens, at))
        ? findAlternatives(kinds, mentioned, isEither)
        : [];
    if (alternatives.length > 0) {
      kinds = alternatives;
      isEither = true;
      consume(tokens, at, first.length);
      // Their words rank listings of both kinds.
      for (const token of [...last, ...named]) token.isText = true;
      last = named;
      continue;
    }
    const compatible = kinds
      ? kinds.flatMap((kind) => mentioned.flatMap((other) => mergeKinds(kind, other)))
      : mentioned;
    if (compatible.length === 0) continue;
    kinds = removeDuplicates(compatible);
    consume(tokens, at, first.length);
    last = named;
  }
  return kinds;
}

const JOINERS: ReadonlySet<string> = new Set('او و or and aw w'.split(' '));

/** True if a phrase is joined to the previous one: `شقة أو دوبلكس`, `شقة ودوبلكس`. */
const isJoined = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.forms.some((form) => JOINERS.has(form)) === true ||
  tokens[at]?.forms.some((form) => form.startsWith('و')) === true;

/** Types of two different kinds joined by "or"; empty if both are the same. Filters support one subcategory only. */
function findAlternatives(kinds: readonly Kind[], mentioned: readonly Kind[], isEither: boolean): Kind[] {
  if (kinds.some((kind) => kind.slug && mentioned.some(({ slug }) => slug === kind.slug))) return [];
  const types = kinds
    .filter(({ type, slug }) => (slug || isEither) && mentioned.some((other) => other.type === type && other.slug))
    .map(({ type }) => type);
  return Array.from(new Set(types), (type) => ({ type }));
}

const removeDuplicates = (kinds: readonly Kind[]): Kind[] => [
  ...new Map(kinds.map((kind) => [`${kind.type}/${kind.slug}`, kind])).values(),
];

const mergeKinds = (a: Kind, b: Kind): Kind[] =>
  a.type === b.type && (!a.slug || !b.slug || a.slug === b.slug) ? [{ ...a, ...b }] : [];
