import { formatNumber } from '@mashrabiya/i18n';
import Slider from '@mui/material/Slider';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buildAmountStops, getSliderPositions } from '../../forms/amount/amountStops.ts';
import { formatAmount } from '../../forms/amount/formatAmount.ts';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import type { AmountField } from '../filters/checkFilters.ts';
import type { FilterState } from '../filters/filterState.ts';

export interface AmountSliderProps {
  legend: string;
  unit: string;
  fields: readonly [AmountField, AmountField];
  parsedAmounts: FilterState;
  /** Range of the slider; the fields accept any amount. */
  span: readonly [number, number];
  onType(field: AmountField, text: string): void;
  onSlide(field: AmountField, text: string): void;
}

/** Range slider over round amounts. A thumb at its end means no limit. */
export function AmountSlider({ legend, unit, fields, parsedAmounts, span, onType, onSlide }: AmountSliderProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const movedThumb = useRef<number | null>(null);
  const stops = buildAmountStops(...span);
  const [lowerField, upperField] = fields;
  const positions = getSliderPositions(stops, parsedAmounts[lowerField], parsedAmounts[upperField]);
  const formatStop = (place: number): string => {
    const amount = stops[place - 1];
    return amount === undefined ? '' : formatNumber(amount, language);
  };
  const slide = (next: number | readonly number[], thumb: number, listener: typeof onType) => {
    const [field, place] = [fields[thumb], [next].flat()[thumb]];
    if (field && place !== undefined) listener(field, formatStop(place));
  };

  return (
    <Slider
      className="slider"
      disableSwap
      min={0}
      max={stops.length + 1}
      value={positions}
      getAriaLabel={(thumb) => `${legend}: ${t(thumb === 0 ? 'search:from' : 'search:to')}`}
      getAriaValueText={(place, thumb) => {
        const amount = stops[place - 1];
        if (amount === undefined) return t(thumb === 0 ? 'search:noLeast' : 'search:noMost');
        return `${formatAmount(amount, language, t)} ${unit}`;
      }}
      onChange={(_, next, thumb) => {
        movedThumb.current = thumb;
        slide(next, thumb, onType);
      }}
      onChangeCommitted={(_, next) => {
        if (movedThumb.current !== null) slide(next, movedThumb.current, onSlide);
        movedThumb.current = null;
      }}
    />
  );
}
