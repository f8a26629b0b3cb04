import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { Field } from '../../forms/Field/Field.tsx';
import { FieldInput } from '../../forms/Field/FieldInput.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { formatAmount } from '../amount/formatAmount.ts';
import type { AmountField, AmountProblem, FilterProblems } from '../filters/checkFilters.ts';
import type { FilterState } from '../filters/filterState.ts';
import { AmountSlider, type AmountSliderProps } from './AmountSlider.tsx';

interface AmountRangeProps {
  legend: string;
  /** What the amounts are counted in: «جنيه», «م²». */
  unit: string;
  example: string;
  fields: readonly [AmountField, AmountField];
  typed: Record<AmountField, string>;
  /** The amounts as they were understood. */
  read: FilterState;
  problems: FilterProblems;
  /** Fields that the person has left: problems show only there. */
  left: ReadonlySet<AmountField>;
  onType(field: AmountField, text: string): void;
  onLeave(field: AmountField): void;
  id: string;
  /** Least and most that the slider reaches. */
  span: AmountSliderProps['span'];
  onSlide: AmountSliderProps['onSlide'];
}

/** Lower and upper end of a price or a size, each a text field that takes amounts as people type them, and a slider. */
export function AmountRange({
  legend,
  unit,
  example,
  fields,
  typed,
  read,
  problems,
  left,
  onType,
  onLeave,
  id,
  span,
  onSlide,
}: AmountRangeProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const problemText = (problem: AmountProblem, field: AmountField) => {
    if (problem.kind === 'overLimit') {
      return t('finding:problem.overLimit', { limit: `${formatAmount(problem.limit, language, t)} ${unit}` });
    }
    if (problem.kind === 'notANumber' && field.endsWith('size')) return t('finding:problem.notASize');
    return t(`finding:problem.${problem.kind}`);
  };

  return (
    <fieldset id={id} className="group">
      <legend>
        {legend} <span className="unit">{unit}</span>
      </legend>
      <div className="ends">
        {fields.map((field, end) => {
          const problem = left.has(field) ? problems[field] : undefined;
          const amount = read[field];
          const said = amount === undefined ? '' : formatNumber(amount, language);
          return (
            <Field
              key={field}
              label={t(end === 0 ? 'finding:from' : 'finding:to')}
              hint={said && said !== typed[field] && <bdi>{`= ${said}`}</bdi>}
              {...(problem && { error: problemText(problem, field) })}
            >
              {(frame) => (
                <FieldInput
                  {...frame}
                  className="tabular"
                  name={field}
                  autoComplete="off"
                  enterKeyHint="done"
                  placeholder={end === 0 ? '' : example}
                  value={typed[field]}
                  onChange={(event) => onType(field, event.currentTarget.value)}
                  onBlur={() => onLeave(field)}
                />
              )}
            </Field>
          );
        })}
      </div>
      <AmountSlider {...{ legend, unit, fields, read, span, onType, onSlide }} />
    </fieldset>
  );
}
