import type { Interpretation } from '@mashrabiya/contract';
import { foldText } from '@mashrabiya/i18n';
import type { ListingFilters } from '../conditions.ts';
import type { Lexicon } from './lexicon.ts';
import { ACTION_PHRASES, FILLERS, FINISHING_PHRASES, MONTHLY_PHRASES, PAYMENT_PHRASES } from './options.ts';
import type { Phrases } from './phrases.ts';
import { understandQuantities } from './quantities.ts';
import { type Token, take, tokensOf } from './tokens.ts';
import { namedFeatures, setFeatures } from './understandFeatures.ts';
import { understandKind } from './understandKind.ts';
import { guessedPlaces, namedPlaces, setPlaces } from './understandPlaces.ts';

/** Of filters that a sentence may mean, the likeliest. */
export type Likeliest = (choices: readonly ListingFilters[]) => ListingFilters | undefined;

/** What a sentence in either language says, as filters and the words that are none. */
export function interpretSentence(
  sentence: string,
  lexicon: Lexicon,
  likeliest: Likeliest = ([first]) => first,
): Interpretation {
  const tokens = tokensOf(sentence);
  const filters: ListingFilters = {};
  for (let at = 0; at < tokens.length; at++) {
    const title = lexicon.titles.at(tokens, at);
    for (const token of tokens.slice(at, at + (title?.length ?? 0)))
      Object.assign(token, { taken: true, isText: true });
  }
  const named = namedPlaces(tokens, lexicon.places);
  choose(tokens, ACTION_PHRASES, (action) => {
    filters.action ??= action;
    return filters.action === action;
  });
  understandQuantities(tokens, filters);
  choose(tokens, FINISHING_PHRASES, (finishing) => {
    if (finishing) filters.finishing ??= finishing;
    return finishing !== null && filters.finishing === finishing;
  });
  choose(tokens, PAYMENT_PHRASES, (payment) => {
    filters.payment ??= payment;
    return filters.payment === payment;
  });
  choose(tokens, MONTHLY_PHRASES, () => {
    if (filters.payment !== 'installment') filters.action ??= 'forrent';
    return filters.action === 'forrent';
  });
  const kinds = understandKind(tokens, lexicon);
  const wanted = namedFeatures(tokens, lexicon);
  setPlaces(tokens, [...named, ...guessedPlaces(tokens, lexicon.misspelt)], filters);
  const meant = kinds.length > 0 ? likeliest(kinds.map((kind) => ({ ...filters, ...kind }))) : undefined;
  const all = meant ?? { ...filters, ...kinds[0] };
  setFeatures(wanted, all.type, all);
  const understood = Object.keys(all).length > 0;
  return { filters: all, text: understood ? leftOver(sentence, tokens) : sentence.trim(), understood };
}

/** Takes every phrase that `set` makes a filter of. */
function choose<T>(tokens: readonly Token[], phrases: Phrases<T>, set: (meaning: T) => boolean): void {
  for (let at = 0; at < tokens.length; at++) {
    const match = phrases.at(tokens, at);
    if (!match) continue;
    if (set(match.meaning)) take(tokens, at, match.length);
    else at += match.length - 1;
  }
}

/** The words that are no filter, as they were written; words that only join others go from the ends. */
function leftOver(sentence: string, tokens: readonly Token[]): string {
  const isFiller = (token: Token) => !token.isText && FILLERS.has(foldText(sentence.slice(token.start, token.end)));
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (!token.taken || token.isText) runs.at(-1)?.push(token);
    else runs.push([]);
  }
  const texts = runs.map((run) => {
    const first = run.findIndex((token) => !isFiller(token));
    const last = run.findLastIndex((token) => !isFiller(token));
    return first === -1 ? '' : sentence.slice(run[first]?.start, run[last]?.end);
  });
  return texts.filter(Boolean).join(' ').trim();
}
