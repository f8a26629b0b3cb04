import {
  type ChoiceFieldName,
  getEmptyValue,
  isCompleted,
  isFieldShown,
  PROPERTY_FIELDS,
  type PropertyCard,
  type PropertyFacts,
  type PropertyFieldName,
} from '@mashrabiya/contract';
import { formatNumber, formatOrdinal, type Language } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';

type Choice = Extract<PropertyFacts[ChoiceFieldName], string>;
/** Restricts the key to combinations that have texts. */
type ChoiceKey = {
  [Name in ChoiceFieldName]: `vocabulary:${Name}.${Extract<PropertyFacts[Name], string>}`;
}[ChoiceFieldName];

export const formatChoice = (name: PropertyFieldName, choice: Choice, t: TFunction): string =>
  t(`vocabulary:${name}.${choice}` as ChoiceKey);

export const getFieldOptions = (name: ChoiceFieldName, t: TFunction): { value: Choice; text: string }[] =>
  PROPERTY_FIELDS[name].choices.map((value: Choice) => ({ value, text: formatChoice(name, value, t) }));

/** Years and storeys have no thousands separators. */
export const formatFieldNumber = (name: string, value: number, language: Language): string =>
  name === 'size' ? formatNumber(value, language) : String(value);

const isAboveGround = (storey: number | null): boolean => storey !== null && storey > 0;

interface TextContext {
  t: TFunction;
  language: Language;
}

function formatStorey(storey: number, { t, language }: TextContext): string {
  if (storey < 0) return t('listings:storey.basement');
  return storey === 0
    ? t('listings:storey.ground')
    : t('listings:storey.nth', { nth: formatOrdinal(storey, language) });
}

type FieldSource = PropertyFacts & Pick<PropertyCard, 'type' | 'confirmed_at' | 'payment'>;

/** Formats that need more than the number. Null leaves the field out. */
const FORMATS: Partial<
  Record<PropertyFieldName, (value: number, source: FieldSource, textContext: TextContext) => string | null>
> = {
  size: (size, _, { t, language }) => t('listings:card.size', { size: formatNumber(size, language) }),
  storey: (storey, { building_storeys: top }, textContext) => {
    const text = formatStorey(storey, textContext);
    return isAboveGround(storey) && top !== null ? textContext.t('listings:storey.of', { storey: text, top }) : text;
  },
  building_storeys: (top, { storey }) => (isAboveGround(storey) ? null : String(top)),
  completion_year: (year, source, { t }) =>
    isCompleted(year, source) ? t('listings:year.built', { year }) : t('listings:year.delivery', { year }),
};

/** Text of a field's value; null if it is missing or not shown on pages. */
export function formatField(
  name: PropertyFieldName,
  facts: FieldSource,
  t: TFunction,
  language: Language,
): string | null {
  const value = facts[name];
  if (value === null || value === getEmptyValue(name) || !isFieldShown(name, facts.type)) return null;
  if (typeof value === 'string') return formatChoice(name, value, t);
  const format = FORMATS[name];
  return format ? format(value, facts, { t, language }) : formatFieldNumber(name, value, language);
}
