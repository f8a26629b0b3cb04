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

const PRESETS: Record<PresetRangeFieldName, (thisYear: number) => readonly RangePreset[]> = {
  storey: () => [
    { label: 'groundFloor', min: 0, max: 0 },
    { label: 'notGroundFloor', min: 1 },
    { label: 'highFloor', min: 5 },
  ],
  completion_year: (thisYear) => [
    { label: 'ready', max: thisYear },
    ...Array.from({ length: DELIVERY_YEARS }, (_, at) => ({ label: 'deliveredBy', max: thisYear + at + 1 }) as const),
  ],
};

/** The ranges of a field that the filter panel offers at a moment. */
export const rangePresets = (name: PresetRangeFieldName, now: Date): readonly RangePreset[] =>
  PRESETS[name](Number(cairoDay(now).slice(0, 4)));

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

/** Returns the preset that is equal to a range. */
export const presetOf = (name: PresetRangeFieldName, range: NumberRange, now: Date): RangePreset | undefined =>
  rangePresets(name, now).find((preset) => writeRange(preset) === writeRange(range));

/** Text of a range that needs no present year: "Not ground floor", "Ready or delivered by 2028". */
export function rangeLabel(name: PresetRangeFieldName, range: NumberRange, t: TFunction): string | undefined {
  if (name === 'completion_year' && range.min === undefined) return t('finding:preset.readyBy', { max: range.max });
  const preset = presetOf(name, range, new Date(0));
  return preset && presetText(preset, t);
}
