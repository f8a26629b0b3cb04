import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../forms/amount/formatAmount.ts';
import { Field } from '../../forms/Field/Field.tsx';
import { FieldInput } from '../../forms/Field/FieldInput.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import type { AmountField, AmountProblem, FilterProblems } from '../filters/checkFilters.ts';
import type { FilterState } from '../filters/filterState.ts';

/** The amounts of a form, and what they tell when they change. */
export interface Amounts {
  typed: Record<AmountField, string>;
  /** The amounts as they were understood. */
  read: FilterState;
  problems: FilterProblems;
  /** Fields that the person has left: problems show only there. */
  left: ReadonlySet<AmountField>;
  onType(field: AmountField, text: string): void;
  onLeave(field: AmountField): void;
}

interface AmountInputProps extends Amounts {
  field: AmountField;
  label: string;
  /** What the amounts are counted in: «جنيه», «م²». */
  unit: string;
  example: string;
  /** Stands below while there is no amount to repeat. */
  hint?: string;
}

/** An amount as people type it; below, how it was understood or what is wrong. */
export function AmountInput(props: AmountInputProps) {
  const { field, label, unit, example, hint, typed, read, problems, left, onType, onLeave } = props;
  const { t } = useTranslation();
  const { language } = useLocale();
  const problem = left.has(field) ? problems[field] : undefined;
  const amount = read[field];
  const said = amount === undefined ? '' : formatNumber(amount, language);
  const problemText = ({ kind, ...rest }: AmountProblem) => {
    if ('limit' in rest) {
      return t('finding:problem.overLimit', { limit: `${formatAmount(rest.limit, language, t)} ${unit}` });
    }
    if (kind === 'notANumber' && field.endsWith('size')) return t('finding:problem.notASize');
    return t(`finding:problem.${kind}`);
  };
  return (
    <Field
      label={label}
      hint={said && said !== typed[field] ? <bdi>{`= ${said}`}</bdi> : hint}
      {...(problem && { error: problemText(problem) })}
    >
      {(frame) => (
        <FieldInput
          {...frame}
          className="tabular"
          name={field}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={example}
          value={typed[field]}
          onChange={(event) => onType(field, event.currentTarget.value)}
          onBlur={() => onLeave(field)}
        />
      )}
    </Field>
  );
}
