import type { CountFieldName } from '@mashrabiya/contract';
import { createPhrases } from './phrases.ts';
import type { Token } from './tokens.ts';

export type Unit = 'money' | 'size' | CountFieldName;

export interface Amount {
  value: number;
  unit: Unit | undefined;
  /** Factor that a number before it shares: `2 to 3 million`. */
  factor: number;
  length: number;
}

const THOUSAND = 1_000;
const MILLION = 1_000_000;
/** Square metres. */
export const FEDDAN_M2 = 4_200;
const KIRAT_M2 = 175;
/** From this number on, `m` means metres: `5m` is five million, `150m` a size. */
const MIN_METRES = 30;

const NUMBERS = createPhrases<number>([
  ['واحد | واحدة | one | wa7da', 1],
  ['اثنين | اتنين | two | etnen | etneen', 2],
  ['ثلاث | ثلاثة | تلات | تلاتة | three | talat | tlat | talata', 3],
  ['اربع | اربعة | four | arba3 | arba3a', 4],
  ['خمس | خمسة | five | khamas | khamsa | 5amas | 5amsa', 5],
  ['ست | ستة | six | setta', 6],
  ['سبع | سبعة | seven', 7],
  ['ثمان | ثمانية | تمن | تمانية | eight', 8],
  ['تسع | تسعة | nine', 9],
  ['عشر | عشرة | ten', 10],
]);
const FACTORS = createPhrases<number>([
  ['k | ك | الف | ألف | آلاف | تلاف | thousand | alf | alaf', THOUSAND],
  ['mn | mm | mil | million | millions | مليون | ملايين | مليو | melyon | malyon | milyon | malayeen', MILLION],
  ['b | bn | billion | مليار', 1_000 * MILLION],
]);
const WHOLE_NUMBER_PHRASES = createPhrases<number>([
  ['مليونين | مليوني | melyonen | malyonein', 2 * MILLION],
  ['الفين', 2 * THOUSAND],
  ['ربع مليون | quarter million | quarter of a million | a quarter million', MILLION / 4],
  [
    'نص مليون | نصف مليون | nos melyon | nos malyon | nos million | noss melyon | half million | half a million',
    MILLION / 2,
  ],
  ['تلت تربع مليون | ثلاثة ارباع مليون', (MILLION * 3) / 4],
]);
const FRACTION_PHRASES = createPhrases<number>([
  ['نص | نصف | ونص | ونصف | nos | w nos', 1 / 2],
  ['ربع | وربع', 1 / 4],
]);
const METRE_PHRASES = createPhrases<true>([['m | م', true]]);
const UNIT_PHRASES = createPhrases<[unit: Unit, factor: number]>([
  ['جنيه | جنيها | جنية | ج | ج م | egp | le | l e | pound | pounds | egyptian pounds | geneh | gneh', ['money', 1]],
  [
    'متر | متر مربع | م مربع | متر مسطح | امتار | m2 | m 2 | م2 | sqm | sq m | sq | sq meters | sqmt | mtr',
    ['size', 1],
  ],
  [
    'meter | meters | metre | metres | square meters | square metres | square meter | square metre | metr | meter square',
    ['size', 1],
  ],
  ['فدان | فدادين | feddan | feddans', ['size', FEDDAN_M2]],
  ['قيراط | قراريط | kirat | qirat', ['size', KIRAT_M2]],
  [
    'غرف | غرفة | غرف نوم | غرفة نوم | غرف وصالة | غرف نوم وصالة | اوض | اوضة | اوض نوم | نوم | ghoraf | 8oraf | ghorfa | oda | owad | oda nom',
    ['bedrooms', 1],
  ],
  [
    'bd | bds | bdrm | bdrms | bed | beds | bedroom | bedrooms | bed rooms | br | bhk | bdr | room | rooms',
    ['bedrooms', 1],
  ],
  [
    'حمام | حمامات | 7amam | 7ammam | 7amamat | hamam | hammam | hamamat | wc | bath | baths | bathroom | bathrooms | ba | toilets',
    ['bathrooms', 1],
  ],
  ['ادوار | أدوار | طوابق | floors | storeys | stories | levels', ['floors', 1]],
]);
export const AMOUNT_PHRASES = [NUMBERS, FACTORS, UNIT_PHRASES];
/** A swimming pool must not count as a bathroom. */
const POOL_WORD = 'سباحه';

/** Words before a number: `under EGP 4,000,000`, `فوق ال 200 متر`. */
export const CURRENCY_PREFIX = 'egp';
const ARTICLE_PREFIX = 'ال';

/** Amount that begins at a token: `3 غرف`, `5 مليون`, `مليون ونص`, `2.5m`, `150 m²`. */
export function parseAmount(tokens: readonly Token[], position: number): Amount | undefined {
  const [prefix] = tokens[position]?.forms ?? [];
  if (prefix !== CURRENCY_PREFIX && prefix !== ARTICLE_PREFIX) return parseNumber(tokens, position);
  const amount = parseNumber(tokens, position + 1);
  const unit = amount?.unit ?? (prefix === CURRENCY_PREFIX ? 'money' : undefined);
  return amount && { ...amount, unit, length: amount.length + 1 };
}

function parseNumber(tokens: readonly Token[], position: number): Amount | undefined {
  const wholePhrase = WHOLE_NUMBER_PHRASES.matchAt(tokens, position);
  const number = matchNumber(tokens, position);
  const factorWithoutNumber = FACTORS.matchAt(tokens, position);
  if (!wholePhrase && !number && !(factorWithoutNumber && factorWithoutNumber.meaning === MILLION)) return undefined;
  let length = wholePhrase?.length ?? number?.length ?? 0;
  let value = wholePhrase?.meaning ?? number?.meaning ?? 1;
  let factor = wholePhrase ? MILLION : 1;
  const factorPhrase = wholePhrase ? undefined : FACTORS.matchAt(tokens, position + length);
  if (factorPhrase) {
    factor = factorPhrase.meaning;
    value *= factor;
    length += factorPhrase.length;
  }
  const isMoney = factor > 1;
  if (isMoney) [value, length] = extendAmount(tokens, position, value, length, factor);
  // `2 le 3 million`: between two numbers `le` means "to", not pounds.
  const isToWord =
    tokens[position + length]?.forms[0] === 'le' && matchNumber(tokens, position + length + 1) !== undefined;
  const unit = isToWord ? undefined : UNIT_PHRASES.matchAt(tokens, position + length);
  const metre = unit ? undefined : METRE_PHRASES.matchAt(tokens, position + length);
  if (!isMoney && metre) {
    const isSize = value >= MIN_METRES;
    const millions = { value: value * MILLION, unit: 'money', factor: MILLION } as const;
    return { ...(isSize ? { value, unit: 'size', factor: 1 } : millions), length: length + metre.length };
  }
  const isPool = unit?.meaning[0] === 'bathrooms' && tokens[position + length + unit.length]?.forms.includes(POOL_WORD);
  if (!unit || isPool) return { value, unit: isMoney ? 'money' : undefined, factor, length };
  const [countedUnit, size] = unit.meaning;
  // `5 الاف متر` is a size; other thousands are money.
  const isSize = countedUnit === 'size' && factor === THOUSAND;
  if (isMoney && countedUnit !== 'money' && !isSize) return { value, unit: 'money', factor, length };
  return { value: value * size, unit: countedUnit, factor: Math.max(factor, size), length: length + unit.length };
}

const matchNumber = (tokens: readonly Token[], position: number) => {
  const token = tokens[position];
  if (token?.isConsumed) return undefined;
  return token?.value === undefined ? NUMBERS.matchAt(tokens, position) : { meaning: token.value, length: 1 };
};

/** Extends an amount with the words after it: `مليون ونص`, `3 مليون و 200 الف`. */
function extendAmount(tokens: readonly Token[], position: number, value: number, length: number, factor: number) {
  const isAndWord = tokens[position + length]?.forms[0] === 'و';
  const next = position + length + (isAndWord ? 1 : 0);
  const fraction = FRACTION_PHRASES.matchAt(tokens, next);
  if (fraction) return [value + fraction.meaning * factor, next + fraction.length - position] as const;
  const number = isAndWord ? matchNumber(tokens, next) : undefined;
  const thousands = number && FACTORS.matchAt(tokens, next + number.length);
  if (!number || !thousands || thousands.meaning >= factor) return [value, length] as const;
  return [value + number.meaning * thousands.meaning, next + number.length + thousands.length - position] as const;
}
