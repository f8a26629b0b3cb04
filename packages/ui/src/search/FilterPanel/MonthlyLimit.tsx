import { useTranslation } from 'react-i18next';
import { AmountInput, type Amounts } from './AmountInput.tsx';

interface MonthlyLimitProps {
  amounts: Amounts;
  id: string;
}

/** Limit on the monthly installment. Notes that cash listings have none. */
export function MonthlyLimit({ amounts, id }: MonthlyLimitProps) {
  const { t } = useTranslation();
  const unit = t('search:priceUnitRent');
  return (
    <fieldset id={id} className="group">
      <legend>
        {t('search:label.monthly')} <span className="unit">{unit}</span>
      </legend>
      <AmountInput
        field="max_monthly"
        label={t('search:to')}
        unit={unit}
        example={t('search:monthlyExample')}
        hint={t('search:monthlyHint')}
        {...amounts}
      />
    </fieldset>
  );
}
