import { useTranslation } from 'react-i18next';
import type { AmountField } from '../filters/checkFilters.ts';
import { AmountInput, type Amounts } from './AmountInput.tsx';
import { AmountSlider, type AmountSliderProps } from './AmountSlider.tsx';

interface AmountRangeProps extends Amounts {
  legend: string;
  /** What the amounts are counted in: «جنيه», «م²». */
  unit: string;
  example: string;
  fields: readonly [AmountField, AmountField];
  id: string;
  /** Least and most that the slider reaches. */
  span: AmountSliderProps['span'];
  onSlide: AmountSliderProps['onSlide'];
}

/** Lower and upper end of a price or a size, each a text field that takes amounts as people type them, and a slider. */
export function AmountRange({ legend, unit, example, fields, id, span, onSlide, ...amounts }: AmountRangeProps) {
  const { t } = useTranslation();
  const { read, onType } = amounts;
  return (
    <fieldset id={id} className="group">
      <legend>
        {legend} <span className="unit">{unit}</span>
      </legend>
      <div className="ends">
        {fields.map((field, end) => (
          <AmountInput
            key={field}
            field={field}
            label={t(end === 0 ? 'finding:from' : 'finding:to')}
            unit={unit}
            example={end === 0 ? '' : example}
            {...amounts}
          />
        ))}
      </div>
      <AmountSlider {...{ legend, unit, fields, read, span, onType, onSlide }} />
    </fieldset>
  );
}
