import type { ListingFilters } from '../listings/conditions.ts';
import { CURRENCY_PREFIX, FEDDAN_M2, parseAmount, type Unit } from './amounts.ts';
import { MONTHLY_PHRASES } from './options.ts';
import { createPhrases, Phrases } from './phrases.ts';
import { listCounts, setCounts, setMonthly, setRange } from './setFilters.ts';
import { consume, type Token } from './tokens.ts';

/** How an amount bounds a value. Strict bounds exclude the amount, except for money and size. */
type Bound = 'most' | 'below' | 'least' | 'above' | 'exactly';

const LEADING_BOUND_PHRASES = createPhrases<Bound>([
  ['أقل من | اصغر من | a2al men | aqal men | a2al mn | less than | smaller than | fewer than', 'below'],
  [
    'تحت | حتى | لحد | لغاية | حد اقصى | بحد اقصى | اقصاها | اقصاه | ارخص من | في حدود | بحدود | حدود | ميزانية | ميزانيتي | معايا | ta7t | l7ad | le7ad | lehad | 7ad a2sa',
    'most',
  ],
  ['ما يزيدش عن | ميزيدش عن | مايزيدش عن | لا يزيد عن | لا تزيد عن | مش اكتر من | سعر | سعرها', 'most'],
  ['لا يزيد سعرها عن | لا يزيد سعره عن | لا تزيد مساحتها عن | لا تزيد مساحته عن', 'most'],
  ['under | below | up to | upto | max | maximum | at most | no more than | not more than | cheaper than', 'most'],
  ['within | budget | budget of | budget is | price | priced at', 'most'],
  ['أكثر من | اكتر من | اكبر من | aktar men | aktar mn | akbar men | more than | bigger than | larger than', 'above'],
  ['فوق | اعلى من | من | men | fo2 | ابتداء من | يبدأ من | تبدأ من | بداية من | لا يقل عن | لا تقل عن', 'least'],
  ['مش اقل من | ما يقلش عن | ميقلش عن | على الاقل | above | over | at least | from | starting from', 'least'],
  ['starting at | min | minimum | not less than | no less than', 'least'],
]);
const TRAILING_BOUND_PHRASES = createPhrases<Bound>([
  ['على الاقل | كحد ادنى | او اكثر | او اكتر | فاكثر | فأكثر | فما فوق | at least | or more | plus | minimum', 'least'],
  ['كحد اقصى | على الاكثر | او اقل | at most | or less | max | maximum', 'most'],
]);
const BETWEEN_PHRASES = createPhrases<true>([['بين | ما بين | من | between | from | men | ben', true]]);
const TO_PHRASES = createPhrases<true>([
  ['الى | إلى | ل | لـ | حتى | لحد | لغاية | to | till | until | ela | le | l7ad | lehad', true],
]);
const AND_PHRASES = createPhrases<true>([['و | and', true]]);
const OR_PHRASES = createPhrases<true>([['او | أو | و | or | and', true]]);
const SIZE_PHRASES = createPhrases<true>([
  ['مساحة | بمساحة | المساحة | مساحتها | مساحته | area | size | area of', true],
]);
const COUNTED_NOUN_PHRASES = createPhrases<[Unit, number]>([
  [
    'غرفتين | غرفتان | اوضتين | غرفتين نوم | اوضتين نوم | غرفتين وصالة | اوضتين وصالة | ghorfeten | ghorfetein | odten | odteen | odtein | oadten | odten w sala | odtein w sala | odteen w sala',
    ['bedrooms', 2],
  ],
  ['غرفة واحدة | غرفة نوم | غرفة نوم واحدة | اوضة واحدة | اوضة نوم | غرفة وصالة | اوضة وصالة', ['bedrooms', 1]],
  ['حمامين | حمامان | 7amamen | 7amamein | hamamen', ['bathrooms', 2]],
  ['حمام واحد', ['bathrooms', 1]],
  ['دورين | طابقين', ['floors', 2]],
  ['نص فدان | نصف فدان | half feddan', ['size', FEDDAN_M2 / 2]],
  ['فدان | feddan', ['size', FEDDAN_M2]],
  ['فدانين | فدانان', ['size', 2 * FEDDAN_M2]],
]);
/** Down payments, monthly payments and prices per metre are not the price. */
const NO_PRICE_PHRASES = createPhrases<true>([
  ['مقدم | قسط | القسط | عربون | down payment | deposit | advance | mo2adam | down', true],
  ['down payment of | deposit of', true],
  ['للمتر | في المتر | المتر | سعر المتر | per meter | per metre | per sqm | per m2 | a meter | a metre', true],
]);
/** With the article: a feddan without it is a size. */
const PER_FEDDAN_PHRASES = new Phrases<true>()
  .addWords(['الفدان'], true)
  .addWords(['للفدان'], true)
  .addWords(['بالفدان'], true)
  .addWords(['per', 'feddan'], true);
const PER_PHRASES = createPhrases<true>([['per', true]]);
/** An amount after one of these phrases is an installment. */
const INSTALLMENT_PHRASES = createPhrases<true>([
  ['قسط | القسط | قسط شهري | القسط الشهري | monthly installment', true],
]);
export const BOUND_PHRASES = [LEADING_BOUND_PHRASES, TRAILING_BOUND_PHRASES, BETWEEN_PHRASES];
export const QUANTITY_PHRASES = [
  LEADING_BOUND_PHRASES,
  TRAILING_BOUND_PHRASES,
  BETWEEN_PHRASES,
  TO_PHRASES,
  AND_PHRASES,
  OR_PHRASES,
  SIZE_PHRASES,
  COUNTED_NOUN_PHRASES,
  NO_PRICE_PHRASES,
  INSTALLMENT_PHRASES,
];
/** A size without a bound means ±10 %. */
const SIZE_TOLERANCE = 0.1;
const DASH_PATTERN = /^\s*[-–—~]\s*$/;
/** Maximum number of phrases before an amount: `المساحة لا تقل عن`, `budget up to`. */
const MAX_PHRASES_BEFORE = 3;
/** Minimum for numbers without a unit to count as prices, with and without a bound. */
const MIN_PRICE = 1_000;
const MIN_BARE_PRICE = 100_000;
const MIN_BARE_RENT = 3_000;

export function parseQuantities(tokens: readonly Token[], filters: ListingFilters): void {
  for (let position = 0; position < tokens.length; position++) {
    if (!tokens[position]?.isConsumed)
      consume(tokens, position, parseRange(tokens, position, filters) || parseBounded(tokens, position, filters));
  }
}

/** Parses `من 3 إلى 5 مليون`, `between 100 and 150 m²`, `2-3 beds`, `3 or 4 rooms`; returns the number of tokens. */
function parseRange(tokens: readonly Token[], position: number, filters: ListingFilters): number {
  const betweenLength = BETWEEN_PHRASES.matchAt(tokens, position)?.length ?? 0;
  const firstAmount = parseAmount(tokens, position + betweenLength);
  if (!firstAmount) return 0;
  const joinerPosition = position + betweenLength + firstAmount.length;
  const isDash = DASH_PATTERN.test(tokens[joinerPosition]?.gap ?? '');
  const toPhrase =
    TO_PHRASES.matchAt(tokens, joinerPosition) ??
    (betweenLength > 0 ? AND_PHRASES.matchAt(tokens, joinerPosition) : undefined);
  // `بين مليون ومليونين`: "and" and "to" may be a prefix of the second amount.
  const isJoined = betweenLength > 0 && (tokens[joinerPosition]?.forms.some((form) => /^[ول]./.test(form)) ?? false);
  const joinerLength = isDash
    ? 0
    : ((toPhrase ?? OR_PHRASES.matchAt(tokens, joinerPosition))?.length ?? (isJoined ? 0 : undefined));
  const secondAmount = joinerLength === undefined ? undefined : parseAmount(tokens, joinerPosition + joinerLength);
  if (joinerLength === undefined || !secondAmount) return 0;
  const unit = secondAmount.unit ?? (secondAmount.value >= MIN_PRICE ? 'money' : undefined);
  if (!unit || (firstAmount.unit && firstAmount.unit !== unit)) return 0;
  const low =
    firstAmount.unit || firstAmount.value >= secondAmount.value
      ? firstAmount.value
      : firstAmount.value * secondAmount.factor;
  const isSpan = isDash || isJoined || toPhrase !== undefined;
  const isSet =
    unit === 'money' || unit === 'size'
      ? isSpan && setRange(filters, unit === 'money' ? 'price' : 'size', low, secondAmount.value)
      : setCounts(filters, unit, isSpan ? listCounts(low, secondAmount.value) : [low, secondAmount.value]);
  return isSet ? joinerPosition + joinerLength + secondAmount.length - position : 0;
}

/** Parses `أقل من 5 مليون`, `at least 3 beds`, `120 متر`, `غرفتين`; returns the number of tokens. */
function parseBounded(tokens: readonly Token[], position: number, filters: ListingFilters): number {
  let start = position;
  let bound: Bound = 'exactly';
  let isSize = false;
  for (let words = 0; words < MAX_PHRASES_BEFORE; words++) {
    const leadingBound = LEADING_BOUND_PHRASES.matchAt(tokens, start);
    const size = SIZE_PHRASES.matchAt(tokens, start);
    if (leadingBound) bound = leadingBound.meaning;
    if (size) isSize = true;
    if (!leadingBound && !size) break;
    start += (leadingBound ?? size)?.length ?? 0;
  }
  if (start > position) {
    const range = parseRange(tokens, start, filters);
    if (range > 0) return start - position + range;
  }
  const countedNoun = isUnitPrice(tokens, start) ? undefined : COUNTED_NOUN_PHRASES.matchAt(tokens, start);
  const amount = countedNoun
    ? { value: countedNoun.meaning[1], unit: countedNoun.meaning[0], length: countedNoun.length }
    : parseAmount(tokens, start);
  if (!amount) return 0;
  let end = start + amount.length;
  if (amount.unit === 'money' && isInstallment(tokens, start))
    return setMonthly(filters, amount.value) ? end - position : 0;
  if ((amount.unit ?? 'money') === 'money' && !isSize && isNoPrice(tokens, start, end)) return 0;
  const trailingBound = TRAILING_BOUND_PHRASES.matchAt(tokens, end);
  if (trailingBound && !parseAmount(tokens, end + trailingBound.length)) {
    bound = trailingBound.meaning;
    end += trailingBound.length;
  } else if (tokens.slice(start + 1, end + 1).some(({ gap }) => gap.startsWith('+'))) bound = 'least';
  const minUnboundedPrice = filters.action === 'forrent' ? MIN_BARE_RENT : MIN_BARE_PRICE;
  const minPrice = bound === 'exactly' ? minUnboundedPrice : MIN_PRICE;
  const isMoney = amount.value >= (MONTHLY_PHRASES.matchAt(tokens, end) ? MIN_PRICE : minPrice);
  const unit = amount.unit ?? (isSize ? 'size' : isMoney ? 'money' : undefined);
  return unit && setBounded(filters, unit, amount.value, bound) ? end - position : 0;
}

/** True at the unit of a price per unit: `سعر الفدان`, `per feddan`. */
const isUnitPrice = (tokens: readonly Token[], position: number): boolean =>
  PER_FEDDAN_PHRASES.matchAt(tokens, position) !== undefined || isPrecededBy(tokens, position, PER_PHRASES);

/** True if one of the phrases ends before the position. */
const isPrecededBy = (tokens: readonly Token[], position: number, phrases: Phrases<unknown>): boolean =>
  [1, 2, 3].some((words) => phrases.matchAt(tokens, position - words)?.length === words);

const isInstallment = (tokens: readonly Token[], start: number): boolean =>
  isPrecededBy(tokens, start, INSTALLMENT_PHRASES);

function isNoPrice(tokens: readonly Token[], start: number, end: number): boolean {
  const isAfterCurrency = tokens[start - 1]?.forms[0] === CURRENCY_PREFIX;
  return (
    NO_PRICE_PHRASES.matchAt(tokens, end) !== undefined ||
    PER_FEDDAN_PHRASES.matchAt(tokens, end) !== undefined ||
    isPrecededBy(tokens, isAfterCurrency ? start - 1 : start, NO_PRICE_PHRASES) ||
    isPrecededBy(tokens, start, PER_FEDDAN_PHRASES)
  );
}

function setBounded(filters: ListingFilters, unit: Unit, value: number, bound: Bound): boolean {
  const isUpper = bound === 'most' || bound === 'below';
  const isLower = bound === 'least' || bound === 'above';
  switch (unit) {
    case 'money':
      return isLower ? setRange(filters, 'price', value) : setRange(filters, 'price', undefined, value);
    case 'size':
      if (isLower) return setRange(filters, 'size', value);
      return setRange(
        filters,
        'size',
        isUpper ? undefined : value * (1 - SIZE_TOLERANCE),
        value * (isUpper ? 1 : 1 + SIZE_TOLERANCE),
      );
    default:
      if (bound === 'exactly') return setCounts(filters, unit, [value]);
      if (isUpper) return setCounts(filters, unit, listCounts(1, bound === 'below' ? value - 1 : value));
      return setCounts(filters, unit, listCounts(bound === 'above' ? value + 1 : value, Number.POSITIVE_INFINITY));
  }
}
