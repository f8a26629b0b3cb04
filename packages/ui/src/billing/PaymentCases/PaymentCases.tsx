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
  onClose(one: PaymentCase, input: CaseInput): Promise<unknown>;
  /** Shows the case's order. */
  onShow?(one: PaymentCase): void;
}

const Root = styled('ul')(financeStyles);

/** Payments that need manual review: facts, order, and ways to close them. */
export function PaymentCases({ cases, onClose, onShow, ...list }: PaymentCasesProps) {
  const { t } = useTranslation();
  return (
    <Root {...list}>
      {cases.map((one) => (
        <li key={one.id}>
          <div className="line">
            <h3>{t(`finance:cases.kind.${one.kind}`)}</h3>
            <strong>
              <CurrencyAmount amount={one.amount} currency={one.currency} />
            </strong>
          </div>
          <p>{t(`finance:cases.about.${one.kind}`)}</p>
          <p className="facts">
            <bdi>{one.buyer.name}</bdi>
            <bdi dir="ltr">{one.buyer.email}</bdi>
            <bdi dir="ltr">{one.receipt_number ?? formatOrderNumber(one.order_id)}</bdi>
            <span>
              {t('finance:cases.transaction')} <bdi dir="ltr">{one.reference}</bdi>
            </span>
            <DateText date={one.created_at} />
          </p>
          {onShow && (
            <div>
              <Button look="quiet" onClick={() => onShow(one)}>
                {t('finance:orders.show')}
              </Button>
            </div>
          )}
          {!one.decision && one.is_own && <p className="quiet">{t('finance:ownAccount')}</p>}
          {one.decision ? (
            <p className="quiet">
              {t(`finance:cases.decided.${one.decision}`)}
              {one.closed_at && (
                <>
                  {' · '}
                  <DateText date={one.closed_at} />
                </>
              )}
              {one.note && ` · ${one.note}`}
            </p>
          ) : (
            !one.is_own && <Closing paymentCase={one} onClose={(input) => onClose(one, input)} />
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
  const [first = 'dismissed', ...others] = DECISIONS_BY_CASE[paymentCase.kind];
  const [decision, setDecision] = useState<CaseDecision>(first);
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
        {[first, ...others].map((each) => (
          <Button
            key={each}
            {...(each !== first && { look: 'outlined' as const })}
            busy={form.busy && decision === each}
            disabled={form.busy}
            onClick={() => close(each)}
          >
            {t(`finance:cases.decide.${paymentCase.kind}_${each}` as 'finance:cases.decide.reversed_booked')}
          </Button>
        ))}
      </div>
    </form>
  );
}
