import { formatCairoDay, PROPERTY_FIELDS, type PresetRangeFieldName } from '@mashrabiya/contract';
import type { TFunction } from 'i18next';

export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
}

type PresetLabel = 'groundFloor' | 'notGroundFloor' | 'highFloor' | 'ready' | 'deliveredBy';

export interface RangePreset extends NumberRange {
  label: PresetLabel;
}

/** Delivery years offered after the current one. */
const DELIVERY_YEARS = 4;

const STOREYS: readonly RangePreset[] = [
  { label: 'groundFloor', min: 0, max: 0 },
  { label: 'notGroundFloor', min: 1 },
  { label: 'highFloor', min: 5 },
];

const buildYearPresets = (thisYear: number): readonly RangePreset[] => [
  { label: 'ready', max: thisYear },
  ...Array.from(
    { length: DELIVERY_YEARS },
    (_, yearOffset) => ({ label: 'deliveredBy', max: thisYear + yearOffset + 1 }) as const,
  ),
];

/** Ranges that the filter panel offers at a given time. */
export const getRangePresets = (name: PresetRangeFieldName, now: Date): readonly RangePreset[] =>
  name === 'storey' ? STOREYS : buildYearPresets(Number(formatCairoDay(now).slice(0, 4)));

export const formatPreset = ({ label, max }: RangePreset, t: TFunction): string => t(`search:preset.${label}`, { max });

/** Formats a range as one form value: `1..`, `0..0`, `..2028`; empty without ends. */
export const writeRange = ({ min, max }: NumberRange): string =>
  min === undefined && max === undefined ? '' : `${min ?? ''}..${max ?? ''}`;

/** Parses the ends of a range, and drops those that the field does not allow. */
export function readRange(name: PresetRangeFieldName, [min, max]: readonly (string | undefined)[]): NumberRange {
  const field = PROPERTY_FIELDS[name];
  const end = (text = '') => {
    const value = /^\d{1,4}$/.test(text) ? Number(text) : undefined;
    return value !== undefined && value >= field.min && value <= field.max ? value : undefined;
  };
  return { min: end(min), max: end(max) };
}

const isSameRange = (range: NumberRange) => (preset: RangePreset) => writeRange(preset) === writeRange(range);

export const isPreset = (name: PresetRangeFieldName, range: NumberRange, now: Date): boolean =>
  getRangePresets(name, now).some(isSameRange(range));

/** Label of a range that does not depend on the current year: "Not ground floor", "Ready or handover by 2028". */
export function formatRangeLabel(name: PresetRangeFieldName, range: NumberRange, t: TFunction): string | undefined {
  if (name === 'completion_year') {
    return range.min === undefined ? t('search:preset.readyBy', { max: range.max }) : undefined;
  }
  const preset = STOREYS.find(isSameRange(range));
  return preset && formatPreset(preset, t);
}
