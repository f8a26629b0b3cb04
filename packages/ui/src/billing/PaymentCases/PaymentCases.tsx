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
import { Button } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/DateText.tsx';
import { CurrencyAmount } from '../CurrencyAmount.tsx';
import { financeStyles } from '../financeStyles.ts';

export interface PaymentCasesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  cases: readonly PaymentCase[];
  /** Closes a case. Rejects with the server's problems; see `useCallForm`. */
  onClose(paymentCase: PaymentCase, input: CaseInput): Promise<unknown>;
  /** Shows the case's order. */
  onShow?(paymentCase: PaymentCase): void;
}

const Root = styled('ul')(financeStyles);

export function PaymentCases({ cases, onClose, onShow, ...list }: PaymentCasesProps) {
  const { t } = useTranslation();
  return (
    <Root {...list}>
      {cases.map((paymentCase) => (
        <li key={paymentCase.id}>
          <div className="line">
            <h3>{t(`finance:cases.kind.${paymentCase.kind}`)}</h3>
            <strong>
              <CurrencyAmount amount={paymentCase.amount} currency={paymentCase.currency} />
            </strong>
          </div>
          <p>{t(`finance:cases.about.${paymentCase.kind}`)}</p>
          <p className="facts">
            <bdi>{paymentCase.buyer.name}</bdi>
            <bdi dir="ltr">{paymentCase.buyer.email}</bdi>
            <bdi dir="ltr">{paymentCase.receipt_number ?? formatOrderNumber(paymentCase.order_id)}</bdi>
            <span>
              {t('finance:cases.transaction')} <bdi dir="ltr">{paymentCase.reference}</bdi>
            </span>
            <DateText date={paymentCase.created_at} />
          </p>
          {onShow && (
            <div>
              <Button variant="text" onClick={() => onShow(paymentCase)}>
                {t('finance:orders.show')}
              </Button>
            </div>
          )}
          {!paymentCase.decision && paymentCase.is_own && <p className="quiet">{t('finance:ownAccount')}</p>}
          {paymentCase.decision ? (
            <p className="quiet">
              {t(`finance:cases.decided.${paymentCase.decision}`)}
              {paymentCase.closed_at && (
                <>
                  {' · '}
                  <DateText date={paymentCase.closed_at} />
                </>
              )}
              {paymentCase.note && ` · ${paymentCase.note}`}
            </p>
          ) : (
            !paymentCase.is_own && (
              <Closing paymentCase={paymentCase} onClose={(input) => onClose(paymentCase, input)} />
            )
          )}
        </li>
      ))}
    </Root>
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
  const form = useCallForm({ schema: CaseInput, initial: { decision, note: '' }, call: onClose });
  const close = (next: CaseDecision) => {
    setDecision(next);
    form.change({ decision: next });
    void form.submit();
  };
  return (
    <form {...form.form} onSubmit={(event) => event.preventDefault()}>
      <FormErrorBox problems={form.problems} />
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
