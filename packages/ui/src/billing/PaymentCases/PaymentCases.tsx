import styled from '@emotion/styled';
import {
  type CaseDecision,
  CaseInput,
  DECISIONS_BY_CASE,
  formatOrderNumber,
  type PaymentCase,
} from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { MoneyField } from '../../forms/MoneyField/MoneyField.tsx';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import { CurrencyAmount } from '../money/CurrencyAmount.tsx';
import { decisionStyles } from '../shared/financeStyles.ts';
import { LoadingItems } from '../shared/LoadingItems.tsx';

export interface PaymentCasesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Undefined while loading. */
  cases: readonly PaymentCase[] | undefined;
  /** Closes a case. Rejects with the server's problems; see `useCallForm`. */
  onClose(paymentCase: PaymentCase, input: CaseInput): Promise<unknown>;
  /** Address of a case's order. */
  getOrderHref(paymentCase: PaymentCase): string;
}

const LOADING_COUNT = 4;
const PIASTRES_PER_POUND = 100;
const Root = styled('ul')(decisionStyles);

/** Payments that need a decision, with the evidence and a form for each. */
export function PaymentCases({ cases, onClose, getOrderHref, ...list }: PaymentCasesProps) {
  return (
    <Root aria-busy={!cases || undefined} {...list}>
      {!cases && <LoadingItems count={LOADING_COUNT} />}
      {cases?.map((paymentCase) => (
        <li key={paymentCase.id}>
          <Evidence paymentCase={paymentCase} orderHref={getOrderHref(paymentCase)} />
          {!paymentCase.decision && !paymentCase.is_own && (
            <Closing paymentCase={paymentCase} onClose={(input) => onClose(paymentCase, input)} />
          )}
        </li>
      ))}
    </Root>
  );
}

function Evidence({ paymentCase, orderHref }: { paymentCase: PaymentCase; orderHref: string }) {
  const { t } = useTranslation();
  const { kind, amount, currency, buyer, decision, closed_at, note } = paymentCase;
  return (
    <div className="caseDetails">
      <div className="line">
        <h3>{t(`finance:cases.kind.${kind}`)}</h3>
        <span className="amount">
          <CurrencyAmount amount={amount} currency={currency} />
        </span>
      </div>
      <p className="facts">
        <DateText date={paymentCase.created_at} />
        <bdi>{buyer.name}</bdi>
        <bdi dir="ltr">{buyer.email}</bdi>
      </p>
      <p>{t(`finance:cases.about.${kind}`)}</p>
      {paymentCase.is_amount_unknown && <p>{t('finance:cases.amountUnknown')}</p>}
      <p className="facts">
        <bdi dir="ltr">{paymentCase.receipt_number ?? formatOrderNumber(paymentCase.order_id)}</bdi>
        <span>
          {t('finance:cases.transaction')} <bdi dir="ltr">{paymentCase.reference}</bdi>
        </span>
      </p>
      {decision && (
        <p className="secondary">
          {t(`finance:cases.decided.${decision}`)}
          {closed_at && (
            <>
              {' · '}
              <DateText date={closed_at} />
            </>
          )}
          {note && ` · ${note}`}
        </p>
      )}
      {!decision && paymentCase.is_own && <p className="secondary">{t('finance:ownAccount')}</p>}
      <ButtonLink className="link" variant="text" href={orderHref}>
        {t('finance:cases.showOrder')}
      </ButtonLink>
    </div>
  );
}

interface ClosingProps {
  paymentCase: PaymentCase;
  onClose(input: CaseInput): Promise<unknown>;
}

function Closing({ paymentCase, onClose }: ClosingProps) {
  const { t } = useTranslation();
  const [firstDecision = 'dismissed', ...others] = DECISIONS_BY_CASE[paymentCase.kind];
  const [decision, setDecision] = useState<CaseDecision>(firstDecision);
  // In piastres; NaN while the field has no amount. Only a booking sends it.
  const [amount, setAmount] = useState(paymentCase.is_amount_unknown ? paymentCase.amount : undefined);
  const form = useCallForm({ schema: CaseInput, initial: { decision, amount, note: '' }, call: onClose });
  const close = (next: CaseDecision) => {
    setDecision(next);
    form.change({ decision: next, amount: next === 'booked' ? amount : undefined });
    void form.submit();
  };
  const changeAmount = (pounds: number | null) => {
    const nextAmount = pounds === null ? Number.NaN : Math.round(pounds * PIASTRES_PER_POUND);
    setAmount(nextAmount);
    form.change({ amount: nextAmount });
  };
  return (
    <form {...form.form} onSubmit={(event) => event.preventDefault()}>
      <FormErrorBox problems={form.problems} />
      {amount !== undefined && (
        <MoneyField
          id={form.getFieldId('amount')}
          label={t('finance:cases.amount')}
          error={form.getError('amount')}
          value={Number.isNaN(amount) ? null : amount / PIASTRES_PER_POUND}
          onChange={changeAmount}
        />
      )}
      <LongTextField {...form.field('note')} valid={false} label={t('finance:cases.note')} />
      <div className="buttons">
        {[firstDecision, ...others].map((option) => (
          <Button
            key={option}
            {...(option !== firstDecision && { variant: 'outlined' as const })}
            busy={form.busy && decision === option}
            disabled={form.busy}
            onClick={() => close(option)}
          >
            {t(`finance:cases.decide.${paymentCase.kind}_${option}` as 'finance:cases.decide.reversed_booked')}
          </Button>
        ))}
      </div>
    </form>
  );
}
