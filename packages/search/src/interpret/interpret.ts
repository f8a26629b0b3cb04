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
import { findNegation } from './negation.ts';
import {
  ACTION_PHRASES,
  FILLERS,
  FINISHING_PHRASES,
  MONTHLY_PHRASES,
  PAYMENT_PHRASES,
  SORT_PHRASES,
} from './options.ts';
import { parseKind } from './parseKind.ts';
import { parseStorey } from './parseStorey.ts';
import { parseYears } from './parseYears.ts';
import type { Phrases } from './phrases.ts';
import { parseQuantities } from './quantities.ts';
import { consume, type Token, tokenize } from './tokens.ts';
import { findFeatures, setFeatures } from './understandFeatures.ts';
import { addLandmarks, findLandmarks, findPlaces, guessPlaces, setPlaces } from './understandPlaces.ts';

export interface ListingWords {
  /** Returns the likeliest of several filter sets. */
  likeliest(choices: readonly ListingFilters[]): ListingFilters | undefined;
  /** True if one of the listings contains the folded word: such a word is no typo. */
  isWord(word: string): boolean;
}

const NO_LISTING_WORDS: ListingWords = { likeliest: ([first]) => first, isWord: () => false };
/** Prices from which a sentence means buying, and up to which it means renting. */
const MIN_SALE_PRICE = 300_000;
const MAX_RENT = 100_000;

/** Parses a sentence in either language into filters, search names and remaining words. */
export function interpretSentence(
  sentence: string,
  lexicon: Lexicon,
  listings: ListingWords = NO_LISTING_WORDS,
): Interpretation {
  const tokens = tokenize(sentence);
  const filters: ListingFilters = {};
  for (let at = 0; at < tokens.length; at++) {
    const title = lexicon.titles.at(tokens, at);
    for (const token of tokens.slice(at, at + (title?.length ?? 0)))
      Object.assign(token, { isConsumed: true, isName: true });
  }
  lexicon.typos.correct(tokens, listings.isWord);
  const storeyWords = parseStorey(tokens, filters, lexicon.places);
  const landmarks = findLandmarks(tokens, lexicon.landmarks);
  const named = findPlaces(tokens, lexicon.places);
  matchPhrases(tokens, ACTION_PHRASES, (action, denied) => {
    const effective = denied ? findOther(ACTIONS, action) : action;
    filters.action ??= effective;
    return filters.action === effective;
  });
  parseYears(tokens, filters);
  parseQuantities(tokens, filters);
  let sort: Interpretation['sort'];
  matchPhrases(tokens, SORT_PHRASES, (order, denied) => {
    if (denied) return false;
    sort ??= order;
    return sort === order;
  });
  matchPhrases(tokens, FINISHING_PHRASES, (finishing, denied) => setFinishing(filters, finishing, denied));
  matchPhrases(tokens, PAYMENT_PHRASES, (payment, denied) => {
    const effective = denied ? findOther(PAYMENT_METHODS, payment) : payment;
    filters.payment ??= effective;
    return filters.payment === effective;
  });
  matchPhrases(tokens, MONTHLY_PHRASES, () => {
    if (filters.max_monthly !== undefined || convertToMonthly(filters)) return true;
    if (filters.payment !== 'installment') filters.action ??= 'forrent';
    return filters.action === 'forrent';
  });
  const kinds = parseKind(tokens, lexicon);
  const featureMentions = findFeatures(tokens, lexicon);
  const places = [...named, ...guessPlaces(tokens, lexicon.misspelt)];
  setPlaces(tokens, addLandmarks(places, landmarks), filters);
  filters.action ??= guessAction(filters);
  if (!filters.action) delete filters.action;
  const bestFilters = kinds.length > 0 ? listings.likeliest(kinds.map((kind) => ({ ...filters, ...kind }))) : undefined;
  const result = bestFilters ?? { ...filters, ...kinds[0] };
  setFeatures(featureMentions, result.type, result);
  if (result.type && !hasField('storey', result.type)) {
    delete result.min_storey;
    delete result.max_storey;
    for (const word of storeyWords) word.isText = true;
  }
  if (Object.keys(result).length === 0 && !sort)
    return { filters: result, text: sentence.trim(), prefer: '', understood: false };
  return {
    filters: result,
    ...(sort && { sort }),
    text: joinNames(sentence, tokens),
    prefer: joinUnparsed(sentence, tokens),
    understood: true,
  };
}

function matchPhrases<T>(
  tokens: readonly Token[],
  phrases: Phrases<T>,
  set: (meaning: T, denied: boolean) => boolean,
): void {
  for (let at = 0; at < tokens.length; at++) {
    const match = phrases.at(tokens, at);
    if (!match) continue;
    const denial = findNegation(tokens, at);
    if (set(match.meaning, denial !== undefined)) {
      consume(tokens, at, match.length);
      if (denial) denial.isConsumed = true;
    } else at += match.length - 1;
  }
}

/** With installments, an amount per month is an installment, not the price. */
function convertToMonthly(filters: ListingFilters): boolean {
  const { payment, max_price, min_price } = filters;
  if (payment !== 'installment' || !max_price || max_price >= MIN_SALE_PRICE || min_price) return false;
  delete filters.max_price;
  return setMonthly(filters, max_price);
}

/** `not x` of two options means the other one. */
const findOther = <T>(two: readonly T[], one: T): T => two.find((other) => other !== one) ?? one;

function setFinishing(filters: ListingFilters, meaning: Finishing | { not: Finishing }, denied: boolean): boolean {
  const [finishing, isNot] = typeof meaning === 'string' ? [meaning, denied] : [meaning.not, !denied];
  if (filters.finishing || filters.not_finishing)
    return (isNot ? filters.not_finishing : filters.finishing) === finishing;
  filters[isNot ? 'not_finishing' : 'finishing'] = finishing;
  return true;
}

function guessAction({ min_price, max_price, payment }: ListingFilters): Action | undefined {
  const price = max_price ?? min_price;
  if (price === undefined) return undefined;
  if (price >= MIN_SALE_PRICE) return 'forsell';
  return price <= MAX_RENT && payment === undefined ? 'forrent' : undefined;
}

const joinNames = (sentence: string, tokens: readonly Token[]): string =>
  joinText(
    sentence,
    tokens.filter(({ isName }) => isName),
  );

/** Unparsed words as written, without conjunctions. */
function joinUnparsed(sentence: string, tokens: readonly Token[]): string {
  const unparsed = tokens.filter(({ isConsumed, isName, isText }) => (!isConsumed || isText) && !isName);
  const isFiller = ({ isText, forms }: Token) =>
    !isText && forms.some((form) => FILLERS.has(form) || FILLERS.has(form.replace(/(.)\1+/g, '$1')));
  return joinText(
    sentence,
    unparsed.filter((token) => !isFiller(token)),
  );
}

const joinText = (sentence: string, tokens: readonly Token[]): string =>
  tokens
    .map(({ start, end }, i) => (tokens[i - 1]?.end === start ? '' : ' ') + sentence.slice(start, end))
    .join('')
    .trim();
