import {
  ACTIONS,
  type Action,
  type Finishing,
  hasField,
  type Interpretation,
  PAYMENT_METHODS,
} from '@mashrabiya/contract';
import type { ListingFilters } from '../listings/conditions.ts';
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
import { findFeatures, setFeatures } from './parseFeatures.ts';
import { parseKind } from './parseKind.ts';
import { addLandmarks, findLandmarks, findPlaces, guessPlaces, setPlaces } from './parsePlaces.ts';
import { parseStorey } from './parseStorey.ts';
import { parseYears } from './parseYears.ts';
import type { Phrases } from './phrases.ts';
import { parseQuantities } from './quantities.ts';
import { setMonthly } from './setFilters.ts';
import { consume, type Token, tokenize } from './tokens.ts';

/** Questions about the listings that decide between readings of a sentence. */
export interface ListingLookup {
  /** Returns the likeliest of several filter sets. */
  chooseLikeliest(choices: readonly ListingFilters[]): Promise<ListingFilters | undefined>;
  /** True if one of the listings contains the folded word: such a word is no typo. */
  isWord(word: string): boolean;
}

const NO_LISTINGS: ListingLookup = { chooseLikeliest: async ([first]) => first, isWord: () => false };
/** Prices from which a sentence means buying, and up to which it means renting. */
const MIN_SALE_PRICE = 300_000;
const MAX_RENT = 100_000;

/** Parses a sentence in either language into filters, search names and remaining words. */
export async function interpretSentence(
  sentence: string,
  lexicon: Lexicon,
  listings: ListingLookup = NO_LISTINGS,
): Promise<Interpretation> {
  const tokens = tokenize(sentence);
  const filters: ListingFilters = {};
  for (let position = 0; position < tokens.length; position++) {
    const title = lexicon.titles.matchAt(tokens, position);
    for (const token of tokens.slice(position, position + (title?.length ?? 0)))
      Object.assign(token, { isConsumed: true, isName: true });
  }
  lexicon.typos.correct(tokens, listings.isWord);
  const storeyWords = parseStorey(tokens, filters, lexicon.places);
  const landmarks = findLandmarks(tokens, lexicon.landmarks);
  const namedPlaces = findPlaces(tokens, lexicon.places);
  matchPhrases(tokens, ACTION_PHRASES, (action, isNegated) => {
    const effectiveAction = isNegated ? findOther(ACTIONS, action) : action;
    filters.action ??= effectiveAction;
    return filters.action === effectiveAction;
  });
  parseYears(tokens, filters);
  parseQuantities(tokens, filters);
  let sort: Interpretation['sort'];
  matchPhrases(tokens, SORT_PHRASES, (order, isNegated) => {
    if (isNegated) return false;
    sort ??= order;
    return sort === order;
  });
  matchPhrases(tokens, FINISHING_PHRASES, (finishing, isNegated) => setFinishing(filters, finishing, isNegated));
  matchPhrases(tokens, PAYMENT_PHRASES, (payment, isNegated) => {
    const effectivePayment = isNegated ? findOther(PAYMENT_METHODS, payment) : payment;
    filters.payment ??= effectivePayment;
    return filters.payment === effectivePayment;
  });
  matchPhrases(tokens, MONTHLY_PHRASES, () => {
    if (filters.max_monthly !== undefined || convertToMonthly(filters)) return true;
    if (filters.payment !== 'installment') filters.action ??= 'forrent';
    return filters.action === 'forrent';
  });
  const kinds = parseKind(tokens, lexicon);
  const featureMentions = findFeatures(tokens, lexicon);
  const places = [...namedPlaces, ...guessPlaces(tokens, lexicon.misspeltPlaces)];
  setPlaces(tokens, addLandmarks(places, landmarks), filters);
  filters.action ??= guessAction(filters);
  if (!filters.action) delete filters.action;
  const bestFilters =
    kinds.length > 0 ? await listings.chooseLikeliest(kinds.map((kind) => ({ ...filters, ...kind }))) : undefined;
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
  set: (meaning: T, isNegated: boolean) => boolean,
): void {
  for (let position = 0; position < tokens.length; position++) {
    const match = phrases.matchAt(tokens, position);
    if (!match) continue;
    const negation = findNegation(tokens, position);
    if (set(match.meaning, negation !== undefined)) {
      consume(tokens, position, match.length);
      if (negation) negation.isConsumed = true;
    } else position += match.length - 1;
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
const findOther = <T>(options: readonly T[], option: T): T => options.find((other) => other !== option) ?? option;

function setFinishing(filters: ListingFilters, meaning: Finishing | { not: Finishing }, isNegated: boolean): boolean {
  const [finishing, isExcluded] = typeof meaning === 'string' ? [meaning, isNegated] : [meaning.not, !isNegated];
  if (filters.finishing || filters.not_finishing)
    return (isExcluded ? filters.not_finishing : filters.finishing) === finishing;
  filters[isExcluded ? 'not_finishing' : 'finishing'] = finishing;
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
