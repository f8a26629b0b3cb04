import {
  ACTIONS,
  type Action,
  type Finishing,
  hasField,
  type Interpretation,
  PAYMENT_METHODS,
} from '@mashrabiya/contract';
import type { ListingFilters } from '../listings/conditions.ts';
import { setMonthly } from './assign.ts';
import type { Lexicon } from './lexicon.ts';
import { denialOf } from './negation.ts';
import {
  ACTION_PHRASES,
  FILLERS,
  FINISHING_PHRASES,
  MONTHLY_PHRASES,
  PAYMENT_PHRASES,
  SORT_PHRASES,
} from './options.ts';
import type { Phrases } from './phrases.ts';
import { understandQuantities } from './quantities.ts';
import { type Token, take, tokensOf } from './tokens.ts';
import { namedFeatures, setFeatures } from './understandFeatures.ts';
import { understandKind } from './understandKind.ts';
import { guessedPlaces, namedLandmarks, namedPlaces, setPlaces, withLandmarks } from './understandPlaces.ts';
import { understandStorey } from './understandStorey.ts';
import { understandYears } from './understandYears.ts';

export interface ListingWords {
  /** Returns the likeliest of several filter sets. */
  likeliest(choices: readonly ListingFilters[]): ListingFilters | undefined;
  /** True if one of the listings contains the folded word: such a word is no typo. */
  isWord(word: string): boolean;
}

const NO_LISTING_WORDS: ListingWords = { likeliest: ([first]) => first, isWord: () => false };
/** Prices from which a sentence means buying, and up to which it means renting. */
const CHEAPEST_SALE = 300_000;
const DEAREST_RENT = 100_000;

/** Parses a sentence in either language into filters, search names and remaining words. */
export function interpretSentence(
  sentence: string,
  lexicon: Lexicon,
  listings: ListingWords = NO_LISTING_WORDS,
): Interpretation {
  const tokens = tokensOf(sentence);
  const filters: ListingFilters = {};
  for (let at = 0; at < tokens.length; at++) {
    const title = lexicon.titles.at(tokens, at);
    for (const token of tokens.slice(at, at + (title?.length ?? 0)))
      Object.assign(token, { taken: true, isName: true });
  }
  lexicon.typos.correct(tokens, listings.isWord);
  const storeyWords = understandStorey(tokens, filters, lexicon.places);
  const landmarks = namedLandmarks(tokens, lexicon.landmarks);
  const named = namedPlaces(tokens, lexicon.places);
  choose(tokens, ACTION_PHRASES, (action, denied) => {
    const meant = denied ? otherOf(ACTIONS, action) : action;
    filters.action ??= meant;
    return filters.action === meant;
  });
  understandYears(tokens, filters);
  understandQuantities(tokens, filters);
  let sort: Interpretation['sort'];
  choose(tokens, SORT_PHRASES, (order, denied) => {
    if (denied) return false;
    sort ??= order;
    return sort === order;
  });
  choose(tokens, FINISHING_PHRASES, (finishing, denied) => setFinishing(filters, finishing, denied));
  choose(tokens, PAYMENT_PHRASES, (payment, denied) => {
    const meant = denied ? otherOf(PAYMENT_METHODS, payment) : payment;
    filters.payment ??= meant;
    return filters.payment === meant;
  });
  choose(tokens, MONTHLY_PHRASES, () => {
    if (filters.max_monthly !== undefined || becomesMonthly(filters)) return true;
    if (filters.payment !== 'installment') filters.action ??= 'forrent';
    return filters.action === 'forrent';
  });
  const kinds = understandKind(tokens, lexicon);
  const wanted = namedFeatures(tokens, lexicon);
  const places = [...named, ...guessedPlaces(tokens, lexicon.misspelt)];
  setPlaces(tokens, withLandmarks(places, landmarks), filters);
  filters.action ??= actionOf(filters);
  if (!filters.action) delete filters.action;
  const meant = kinds.length > 0 ? listings.likeliest(kinds.map((kind) => ({ ...filters, ...kind }))) : undefined;
  const all = meant ?? { ...filters, ...kinds[0] };
  setFeatures(wanted, all.type, all);
  if (all.type && !hasField('storey', all.type)) {
    delete all.min_storey;
    delete all.max_storey;
    for (const word of storeyWords) word.isText = true;
  }
  if (Object.keys(all).length === 0 && !sort)
    return { filters: all, text: sentence.trim(), prefer: '', understood: false };
  return {
    filters: all,
    ...(sort && { sort }),
    text: namesIn(sentence, tokens),
    prefer: leftOver(sentence, tokens),
    understood: true,
  };
}

function choose<T>(tokens: readonly Token[], phrases: Phrases<T>, set: (meaning: T, denied: boolean) => boolean): void {
  for (let at = 0; at < tokens.length; at++) {
    const match = phrases.at(tokens, at);
    if (!match) continue;
    const denial = denialOf(tokens, at);
    if (set(match.meaning, denial !== undefined)) {
      take(tokens, at, match.length);
      if (denial) denial.taken = true;
    } else at += match.length - 1;
  }
}

/** With installments, an amount per month is an installment, not the price. */
function becomesMonthly(filters: ListingFilters): boolean {
  const { payment, max_price, min_price } = filters;
  if (payment !== 'installment' || !max_price || max_price >= CHEAPEST_SALE || min_price) return false;
  delete filters.max_price;
  return setMonthly(filters, max_price);
}

/** `not x` of two options means the other one. */
const otherOf = <T>(two: readonly T[], one: T): T => two.find((other) => other !== one) ?? one;

function setFinishing(filters: ListingFilters, wanted: Finishing | { not: Finishing }, denied: boolean): boolean {
  const [finishing, isNot] = typeof wanted === 'string' ? [wanted, denied] : [wanted.not, !denied];
  if (filters.finishing || filters.not_finishing)
    return (isNot ? filters.not_finishing : filters.finishing) === finishing;
  filters[isNot ? 'not_finishing' : 'finishing'] = finishing;
  return true;
}

function actionOf({ min_price, max_price, payment }: ListingFilters): Action | undefined {
  const price = max_price ?? min_price;
  if (price === undefined) return undefined;
  if (price >= CHEAPEST_SALE) return 'forsell';
  return price <= DEAREST_RENT && payment === undefined ? 'forrent' : undefined;
}

const namesIn = (sentence: string, tokens: readonly Token[]): string =>
  written(
    sentence,
    tokens.filter(({ isName }) => isName),
  );

/** Unparsed words as written, without conjunctions. */
function leftOver(sentence: string, tokens: readonly Token[]): string {
  const left = tokens.filter(({ taken, isName, isText }) => (!taken || isText) && !isName);
  const isFiller = ({ isText, forms }: Token) =>
    !isText && forms.some((form) => FILLERS.has(form) || FILLERS.has(form.replace(/(.)\1+/g, '$1')));
  return written(
    sentence,
    left.filter((token) => !isFiller(token)),
  );
}

const written = (sentence: string, tokens: readonly Token[]): string =>
  tokens
    .map(({ start, end }, i) => (tokens[i - 1]?.end === start ? '' : ' ') + sentence.slice(start, end))
    .join('')
    .trim();
