import { useTranslation } from 'react-i18next';
import type { AmountField } from '../filters/checkFilters.ts';
import { AmountInput, type Amounts } from './AmountInput.tsx';
import { AmountSlider, type AmountSliderProps } from './AmountSlider.tsx';

interface AmountRangeProps extends Amounts {
  legend: string;
  unit: string;
  example?: string;
  fields: readonly [AmountField, AmountField];
  id: string;
  /** Range of the slider. */
  span: AmountSliderProps['span'];
  onSlide: AmountSliderProps['onSlide'];
}

/** Lower and upper limit of a price or size: two amount fields and a slider. */
export function AmountRange({ legend, unit, example, fields, id, span, onSlide, ...amounts }: AmountRangeProps) {
  const { t } = useTranslation();
  const { parsedAmounts, onType } = amounts;
  return (
    <fieldset id={id} className="group">
      <legend>
        {legend} <span className="unit">{unit}</span>
      </legend>
      <div className="rangeEnds">
        {fields.map((field, end) => (
          <AmountInput
            key={field}
            field={field}
            label={t(end === 0 ? 'search:from' : 'search:to')}
            unit={unit}
            example={example}
            {...amounts}
          />
        ))}
      </div>
      <AmountSlider {...{ legend, unit, fields, parsedAmounts, span, onType, onSlide }} />
    </fieldset>
  );
}
