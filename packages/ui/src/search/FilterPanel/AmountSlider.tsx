import { formatNumber } from '@mashrabiya/i18n';
import Slider from '@mui/material/Slider';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { amountStops, placesOf } from '../../forms/amount/amountStops.ts';
import { formatAmount } from '../../forms/amount/formatAmount.ts';
import { useLocale } from '../../foundation/useLocale.ts';
import type { AmountField } from '../filters/checkFilters.ts';
import type { FilterState } from '../filters/filterState.ts';

export interface AmountSliderProps {
  legend: string;
  unit: string;
  fields: readonly [AmountField, AmountField];
  read: FilterState;
  /** Range of the slider; the fields accept any amount. */
  span: readonly [number, number];
  onType(field: AmountField, text: string): void;
  onSlide(field: AmountField, text: string): void;
}

/** Range slider over round amounts. A thumb at its end means no limit. */
export function AmountSlider({ legend, unit, fields, read, span, onType, onSlide }: AmountSliderProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  /** Thumb being moved. */
  const moved = useRef<number | null>(null);
  const stops = amountStops(...span);
  const [from, to] = fields;
  const places = placesOf(stops, read[from], read[to]);
  const textAt = (place: number): string => {
    const amount = stops[place - 1];
    return amount === undefined ? '' : formatNumber(amount, language);
  };
  const slide = (next: number | readonly number[], thumb: number, listener: typeof onType) => {
    const [field, place] = [fields[thumb], [next].flat()[thumb]];
    if (field && place !== undefined) listener(field, textAt(place));
  };

  return (
    <Slider
      className="slider"
      disableSwap
      min={0}
      max={stops.length + 1}
      value={places}
      getAriaLabel={(thumb) => `${legend}: ${t(thumb === 0 ? 'search:from' : 'search:to')}`}
      getAriaValueText={(place, thumb) => {
        const amount = stops[place - 1];
        if (amount === undefined) return t(thumb === 0 ? 'search:noLeast' : 'search:noMost');
        return `${formatAmount(amount, language, t)} ${unit}`;
      }}
      onChange={(_, next, thumb) => {
        moved.current = thumb;
        slide(next, thumb, onType);
      }}
      onChangeCommitted={(_, next) => {
        if (moved.current !== null) slide(next, moved.current, onSlide);
        moved.current = null;
      }}
    />
  );
}
