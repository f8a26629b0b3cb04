import styled from '@emotion/styled';
import type { Payment } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { Handshake, Landmark } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../forms/MoneyField/MoneyField.tsx';
import { NumberStepper } from '../../forms/NumberStepper/NumberStepper.tsx';
import { RadioCards } from '../../forms/RadioCards/RadioCards.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { computeBankPlan, computeSellerPlan } from './arithmetic.ts';
import { BankResult } from './BankResult.tsx';
import { calculatorStyles } from './calculatorStyles.ts';
import type { BankRates } from './findRate.ts';
import { RateField } from './RateField.tsx';
import { SellerResult } from './SellerResult.tsx';
import { type Mode, useCalculatorInputs } from './useCalculatorInputs.ts';

export interface PaymentCalculatorProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Renders nothing unless it is a sale with a price. */
  payment: Payment;
  /** Interest rates of banks; without them, bank loans are hidden. */
  bankRates: BankRates;
}

const Root = styled('section')(calculatorStyles);

/** Longest term that sellers offer. */
const MAX_INSTALLMENT_YEARS = 15;

/** Monthly cost of a property: installments by the seller's terms, or a bank loan. */
export function PaymentCalculator({ payment, bankRates, ...section }: PaymentCalculatorProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const titleId = useId();
  const {
    mode,
    setMode,
    isInstallment,
    seller: sellerInputs,
    setSeller: setSellerInputs,
    bank: bankInputs,
    setBank: setBankInputs,
  } = useCalculatorInputs(payment, bankRates);
  const { price, action } = payment;
  const modes = [...(isInstallment ? (['seller'] as const) : []), ...(bankRates.length > 0 ? (['bank'] as const) : [])];
  if (!price || action !== 0 || modes.length === 0) return null;
  const visibleMode: Mode = modes.includes(mode) ? mode : (modes[0] ?? 'bank');
  const formatDownHint = (downPayment: number | null) =>
    downPayment === null
      ? ''
      : t('market:plan.downHint', { percent: formatNumber((downPayment / price) * 100, language, 1) });
  const maxYears = Math.max(MAX_INSTALLMENT_YEARS, payment.up_to_years ?? 0);
  const sellerPlan = computeSellerPlan({ price, maxYears, ...sellerInputs });
  const bankPlan = computeBankPlan({ price, ...bankInputs });
  const incompleteNote = <p className="waiting">{t('market:plan.incomplete')}</p>;

  return (
    <Root aria-labelledby={titleId} {...section}>
      <h2 id={titleId}>{t('market:plan.title')}</h2>
      {modes.length > 1 && (
        <RadioCards
          className="modes"
          legend={t('market:plan.mode')}
          hideLegend
          name="plan-mode"
          value={visibleMode}
          onChange={(next) => setMode(next as Mode)}
          choices={[
            { value: 'seller', text: t('market:plan.seller'), detail: t('market:plan.sellerDetail'), icon: Handshake },
            { value: 'bank', text: t('market:plan.bank'), detail: t('market:plan.bankDetail'), icon: Landmark },
          ]}
        />
      )}
      {visibleMode === 'seller' ? (
        <div className="panel" key="seller">
          <div className="fields">
            <MoneyField
              label={t('market:plan.down')}
              hint={formatDownHint(sellerInputs.downPayment)}
              value={sellerInputs.downPayment}
              min={0}
              max={price}
              onChange={(downPayment) => setSellerInputs((now) => ({ ...now, downPayment }))}
            />
            <NumberStepper
              label={t('market:plan.years')}
              value={sellerInputs.years}
              min={1}
              max={maxYears}
              onChange={(years) => setSellerInputs((now) => ({ ...now, years }))}
            />
            <RateField
              label={t('market:plan.rate')}
              hint={t('market:plan.rateHint')}
              value={sellerInputs.rate}
              onChange={(rate) => setSellerInputs((now) => ({ ...now, rate }))}
            />
          </div>
          {sellerPlan ? (
            <SellerResult
              plan={sellerPlan}
              price={price}
              downPayment={sellerInputs.downPayment ?? 0}
              rate={sellerInputs.rate}
            />
          ) : (
            incompleteNote
          )}
        </div>
      ) : (
        <div className="panel" key="bank">
          <div className="fields">
            <MoneyField
              label={t('market:plan.down')}
              hint={formatDownHint(bankInputs.downPayment)}
              value={bankInputs.downPayment}
              min={0}
              max={price}
              onChange={(downPayment) => setBankInputs((now) => ({ ...now, downPayment }))}
            />
            <SelectField
              label={t('market:plan.bankYears')}
              value={String(bankInputs.years ?? '')}
              onChange={(years) => setBankInputs((now) => ({ ...now, years: Number(years) }))}
              options={bankRates.map(({ years, rate }) => ({
                value: String(years),
                text: t('market:plan.bankYearsText', {
                  years: t('market:plan.years', { count: years }),
                  rate: formatNumber(rate, language, 2),
                }),
              }))}
            />
          </div>
          {bankPlan ? <BankResult plan={bankPlan} rate={bankInputs.rate ?? 0} /> : incompleteNote}
        </div>
      )}
    </Root>
  );
}
