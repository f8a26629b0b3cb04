import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../forms/amount/formatAmount.ts';
import { Field } from '../../forms/Field/Field.tsx';
import { FieldInput } from '../../forms/Field/FieldInput.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import type { AmountField, AmountProblem, FilterProblems } from '../filters/checkFilters.ts';
import type { FilterState } from '../filters/filterState.ts';

/** Typed amounts of a form, and their change handlers. */
export interface Amounts {
  texts: Record<AmountField, string>;
  parsedAmounts: FilterState;
  problems: FilterProblems;
  /** Fields that were left: only these show errors. */
  touchedFields: ReadonlySet<AmountField>;
  onType(field: AmountField, text: string): void;
  onLeave(field: AmountField): void;
}

interface AmountInputProps extends Amounts {
  field: AmountField;
  label: string;
  unit: string;
  example?: string | undefined;
  /** Shown while there is no amount to confirm. */
  hint?: string;
}

/** Amount field; below it the parsed amount, or an error. */
export function AmountInput(props: AmountInputProps) {
  const { field, label, unit, example, hint, texts, parsedAmounts, problems, touchedFields, onType, onLeave } = props;
  const { t } = useTranslation();
  const { language } = useLocale();
  const problem = touchedFields.has(field) ? problems[field] : undefined;
  const amount = parsedAmounts[field];
  const formattedAmount = amount === undefined ? '' : formatNumber(amount, language);
  const formatProblem = ({ kind, ...rest }: AmountProblem) => {
    if ('limit' in rest) {
      return t('search:problem.overLimit', { limit: `${formatAmount(rest.limit, language, t)} ${unit}` });
    }
    if (kind === 'notANumber' && field.endsWith('size')) return t('search:problem.notASize');
    return t(`search:problem.${kind}`);
  };
  return (
    <Field
      label={label}
      hint={formattedAmount && formattedAmount !== texts[field] ? <bdi>{`= ${formattedAmount}`}</bdi> : hint}
      hasHint={false}
      {...(problem && { error: formatProblem(problem) })}
    >
      {(frame) => (
        <FieldInput
          {...frame}
          className="tabular"
          name={field}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={example}
          value={texts[field]}
          onChange={(event) => onType(field, event.currentTarget.value)}
          onBlur={() => onLeave(field)}
        />
      )}
    </Field>
  );
}
