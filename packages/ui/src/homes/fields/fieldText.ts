import {
  type ChoiceFieldName,
  isFieldShown,
  PROPERTY_FIELDS,
  type PropertyCard,
  type PropertyFacts,
  type PropertyFieldName,
  toFieldValues,
} from '@mashrabiya/contract';
import { formatNumber, type Language } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';

type Choice = Extract<PropertyFacts[ChoiceFieldName], string>;
/** Only these combinations of names and choices have texts. */
type ChoiceKey = {
  [Name in ChoiceFieldName]: `vocabulary:${Name}.${Extract<PropertyFacts[Name], string>}`;
}[ChoiceFieldName];

export const choiceText = (name: PropertyFieldName, choice: Choice, t: TFunction): string =>
  t(`vocabulary:${name}.${choice}` as ChoiceKey);

/** The choices of a field with their texts. */
export const fieldOptions = (name: ChoiceFieldName, t: TFunction): { value: Choice; text: string }[] =>
  PROPERTY_FIELDS[name].choices.map((value: Choice) => ({ value, text: choiceText(name, value, t) }));

/** Value of a field in words; null where it was not given or pages do not show it. */
export function fieldText(
  name: PropertyFieldName,
  facts: PropertyFacts & Pick<PropertyCard, 'type'>,
  t: TFunction,
  language: Language,
): string | null {
  const value = toFieldValues(facts)[name];
  if (value === null || !isFieldShown(name, facts.type)) return null;
  if (typeof value === 'string') return choiceText(name, value, t);
  const number = formatNumber(value, language);
  return name === 'size' ? t('homes:card.size', { size: number }) : number;
}
