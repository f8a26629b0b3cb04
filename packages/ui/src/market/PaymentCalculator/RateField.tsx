import { foldDigits, formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { Field } from '../../forms/Field/Field.tsx';
import { FieldInput } from '../../forms/Field/FieldInput.tsx';
import { useFieldProblem } from '../../forms/fieldState/useFieldProblem.ts';
import { useFieldText } from '../../forms/fieldState/useFieldText.ts';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { parseRate } from './parseRate.ts';

interface RateFieldProps {
  label: string;
  hint: string;
  /** Per cent; null if the text is not a percentage. */
  value: number | null;
  onChange(value: number | null): void;
}

/** Percentage from 0 to 100, in digits of any script. */
export function RateField({ label, hint, value, onChange }: RateFieldProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const typing = useFieldText(value === null ? '' : formatNumber(value, language, 4));
  const ownProblem = useFieldProblem(value === null ? t('market:plan.ratePattern') : undefined);
  return (
    <Field label={label} hint={hint} error={ownProblem.shown} endSpace={24} end={<bdi>%</bdi>}>
      {(frame) => (
        <FieldInput
          {...frame}
          className="tabular"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={typing.text}
          onChange={(event) => {
            const typedText = foldDigits(event.currentTarget.value);
            typing.type(typedText);
            ownProblem.onType();
            onChange(parseRate(typedText));
          }}
          onBlur={() => {
            if (value !== null) typing.stopEditing();
            ownProblem.onLeave();
          }}
        />
      )}
    </Field>
  );
}
