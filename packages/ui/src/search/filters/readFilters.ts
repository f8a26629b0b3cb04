import {
  ACTIONS,
  COUNT_FIELDS,
  FILTER_FIELDS,
  type FilterFieldName,
  isOneOf,
  MAX_CHOICES,
  PAYMENT_METHODS,
  PRESET_RANGE_FIELDS,
  PROPERTY_FIELDS,
  PROPERTY_TYPES,
  parseArea,
  parseBox,
  RANKINGS,
  ROOMS_OR_MORE,
  TYPED_RANGE_FIELDS,
  writeArea,
  writeBox,
} from '@mashrabiya/contract';
import { parseAmount, parseSize, toWholeAmount } from '../../forms/amount/parseAmount.ts';
import { FILTER_PARAMETERS, type FilterState } from './filterState.ts';
import { readRange } from './rangePresets.ts';

/** Common part of `FormData` and `URLSearchParams`. */
export interface FieldSource {
  getAll(name: string): (string | File)[];
}

const MAX_ID = 2_147_483_647;

const sortUnique = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b);
const emptyToUndefined = <T>(list: T[]) => (list.length ? list : undefined);

const parseId = (text: string) => (/^\d{1,10}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined);

/** Parses a UTC time in the server's format only, not other dates that browsers accept. */
const parseTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) && Number.isFinite(Date.parse(text))
    ? new Date(text).toISOString()
    : undefined;

/**
 * Reads filters from a form or a URL: `type=housing&max_price=3m&bedrooms=2&bedrooms=3` (or `bedrooms=2,3`). Amounts
 * may be in free form. Drops empty and invalid values, so that external links always lead to a list.
 */
export function readFilters(source: FieldSource): FilterState {
  const getTexts = (name: string) => source.getAll(name).filter((value) => typeof value === 'string');
  const getText = (name: string) => getTexts(name)[0]?.trim() ?? '';
  const parseChoice = <T>(name: string, choices: readonly T[]) =>
    choices.find((candidate) => String(candidate) === getText(name));
  const splitValues = (name: string) => getTexts(name).flatMap((value) => value.split(','));
  const parseRooms = (name: string) =>
    emptyToUndefined(
      sortUnique(
        splitValues(name)
          .filter((value) => /^\d$/.test(value) && Number(value) <= ROOMS_OR_MORE)
          .map(Number),
      ),
    );
  const parseIds = (name: string) => {
    const validIds = splitValues(name).flatMap((value) => parseId(value.trim()) ?? []);
    return emptyToUndefined(sortUnique(validIds).slice(0, MAX_CHOICES));
  };
  const parseSizeField = (name: string) => toWholeAmount(parseSize(getText(name)));
  const parseField = (name: FilterFieldName): FilterState => {
    if (isOneOf(COUNT_FIELDS, name)) return { [name]: parseRooms(name) };
    if (isOneOf(TYPED_RANGE_FIELDS, name)) {
      return { [`min_${name}`]: parseSizeField(`min_${name}`), [`max_${name}`]: parseSizeField(`max_${name}`) };
    }
    if (isOneOf(PRESET_RANGE_FIELDS, name)) {
      const [chosenText] = getTexts(name);
      // A preset chosen in the form, even the empty one, overrides the hidden ends.
      const ends = chosenText === undefined ? [getText(`min_${name}`), getText(`max_${name}`)] : chosenText.split('..');
      const { min, max } = readRange(name, ends);
      return { [`min_${name}`]: min, [`max_${name}`]: max };
    }
    const { choices } = PROPERTY_FIELDS[name];
    const includedChoice = parseChoice(name, choices);
    return includedChoice ? { [name]: includedChoice } : { [`not_${name}`]: parseChoice(`not_${name}`, choices) };
  };
  const box = parseBox(getText('box'));
  const area = parseArea(getText('area'));
  const state: FilterState = {
    action: parseChoice('action', ACTIONS),
    type: parseChoice('type', PROPERTY_TYPES),
    category_id: parseId(getText('category_id')),
    subcategory_id: parseId(getText('subcategory_id')),
    gover: parseId(getText('gover')),
    city: parseIds('city'),
    min_price: toWholeAmount(parseAmount(getText('min_price'))),
    max_price: toWholeAmount(parseAmount(getText('max_price'))),
    max_monthly: toWholeAmount(parseAmount(getText('max_monthly'))),
    ...Object.fromEntries(FILTER_FIELDS.flatMap((name) => Object.entries(parseField(name)))),
    payment: parseChoice('payment', PAYMENT_METHODS),
    features: parseIds('features'),
    ranking: parseChoice('ranking', RANKINGS),
    box: box && writeBox(box),
    area: area && writeArea(area),
    since: parseTime(getText('since')),
  };
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined));
}

/** Writes filters as URL parameters in a fixed order, without unset ones: the inverse of `readFilters`. */
export function writeFilters(state: FilterState): URLSearchParams {
  const params = new URLSearchParams();
  for (const parameter of Object.values(FILTER_PARAMETERS).flat()) {
    const value = state[parameter];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    params.set(parameter, String(value));
  }
  return params;
}
