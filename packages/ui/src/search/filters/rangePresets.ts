import { cairoDay, PROPERTY_FIELDS, type PresetRangeFieldName } from '@mashrabiya/contract';
import type { TFunction } from 'i18next';

export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
}

type PresetLabel = 'groundFloor' | 'notGroundFloor' | 'highFloor' | 'ready' | 'deliveredBy';

export interface RangePreset extends NumberRange {
  label: PresetLabel;
}

/** Years of delivery that are offered after the present one. */
const DELIVERY_YEARS = 4;

const STOREYS: readonly RangePreset[] = [
  { label: 'groundFloor', min: 0, max: 0 },
  { label: 'notGroundFloor', min: 1 },
  { label: 'highFloor', min: 5 },
];

const yearsFrom = (thisYear: number): readonly RangePreset[] => [
  { label: 'ready', max: thisYear },
  ...Array.from({ length: DELIVERY_YEARS }, (_, at) => ({ label: 'deliveredBy', max: thisYear + at + 1 }) as const),
];

/** The ranges of a field that the filter panel offers at a moment. */
export const rangePresets = (name: PresetRangeFieldName, now: Date): readonly RangePreset[] =>
  name === 'storey' ? STOREYS : yearsFrom(Number(cairoDay(now).slice(0, 4)));

export const presetText = ({ label, max }: RangePreset, t: TFunction): string => t(`finding:preset.${label}`, { max });

/** A range as one value of a form: `1..`, `0..0`, `..2028`; empty without ends. */
export const writeRange = ({ min, max }: NumberRange): string =>
  min === undefined && max === undefined ? '' : `${min ?? ''}..${max ?? ''}`;

/** Reads the ends of a range that a field can have; others are left out. */
export function readRange(name: PresetRangeFieldName, [min, max]: readonly (string | undefined)[]): NumberRange {
  const field = PROPERTY_FIELDS[name];
  const end = (text = '') => {
    const value = /^\d{1,4}$/.test(text) ? Number(text) : undefined;
    return value !== undefined && value >= field.min && value <= field.max ? value : undefined;
  };
  return { min: end(min), max: end(max) };
}

const sameRange = (range: NumberRange) => (preset: RangePreset) => writeRange(preset) === writeRange(range);

/** Returns true if the filter panel offers a range. */
export const isPreset = (name: PresetRangeFieldName, range: NumberRange, now: Date): boolean =>
  rangePresets(name, now).some(sameRange(range));

/** Text of a range with a name that needs no present year: "Not ground floor", "Ready or delivered by 2028". */
export function rangeLabel(name: PresetRangeFieldName, range: NumberRange, t: TFunction): string | undefined {
  if (name === 'completion_year') {
    return range.min === undefined ? t('finding:preset.readyBy', { max: range.max }) : undefined;
  }
  const preset = STOREYS.find(sameRange(range));
  return preset && presetText(preset, t);
}
