import styled from '@emotion/styled';
import { formatOrderNumber, type REFUND_DECISIONS, type RefundCase, RefundDecisionInput } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/DateText.tsx';
import { AdCounts } from '../AdCounts/AdCounts.tsx';
import { financeStyles } from '../financeStyles.ts';
import { ExactMoney } from '../money/ExactMoney.tsx';

export interface RefundCasesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  cases: readonly RefundCase[];
  /** Rejects with the server's problems; see `useCallForm`. */
  onDecide(refund: RefundCase, decision: RefundDecisionInput): Promise<unknown>;
}

const Root = styled('ul')({ ...financeStyles, marginBlockStart: 12 });

/** Refund requests in order of their deadline, with decision forms. */
export function RefundCases({ cases, onDecide, ...list }: RefundCasesProps) {
  return (
    <Root {...list}>
      {cases.map((refundCase) => (
        <Case key={refundCase.id} refundCase={refundCase} onDecide={(decision) => onDecide(refundCase, decision)} />
      ))}
    </Root>
  );
}

interface CaseProps {
  refundCase: RefundCase;
  onDecide(decision: RefundDecisionInput): Promise<unknown>;
}

function Case({ refundCase, onDecide }: CaseProps) {
  const { t } = useTranslation();
  const { order, buyer, used, amount, reason, note, decided_by } = refundCase;
  const isOpen = refundCase.state === 'requested' || refundCase.state === 'failed';
  const hasUsed = used.basic + used.elite + used.superior > 0;
  return (
    <li>
      <div className="line">
        <h3>
          {buyer.name}: <ExactMoney money={amount} />
        </h3>
        <span className={`state ${refundCase.state}`}>{t(`finance:refunds.state.${refundCase.state}`)}</span>
      </div>
      <p className="facts">
        <bdi dir="ltr">{buyer.email}</bdi>
        <bdi>{order.plan.name}</bdi>
        <ExactMoney money={order.amount} />
        <bdi dir="ltr">{order.receipt_number ?? formatOrderNumber(order.id)}</bdi>
      </p>
      {isOpen && (
        <p className="quiet">
          <Trans i18nKey="finance:refunds.due" components={{ date: <DateText date={decided_by} /> }} />
        </p>
      )}
      {hasUsed && (
        <div className="quiet">
          {t('finance:refunds.used')} <ExactMoney money={refundCase.used_amount} />
          <AdCounts counts={used} />
        </div>
      )}
      {reason && <p className="reason">{reason}</p>}
      {note && <p className="quiet">{note}</p>}
      {refundCase.state === 'failed' && <p className="quiet">{t('finance:refunds.failedHint')}</p>}
      {isOpen && refundCase.is_own && <p className="quiet">{t('finance:ownAccount')}</p>}
      {isOpen && !refundCase.is_own && <Decision failed={refundCase.state === 'failed'} onDecide={onDecide} />}
    </li>
  );
}

function Decision({ failed, onDecide }: Pick<CaseProps, 'onDecide'> & { failed: boolean }) {
  const { t } = useTranslation();
  const [decision, setDecision] = useState<(typeof REFUND_DECISIONS)[number]>('approved');
  const form = useCallForm({ schema: RefundDecisionInput, initial: { decision, note: '' }, call: onDecide });
  const decide = (next: typeof decision) => {
    setDecision(next);
    form.change({ decision: next });
    void form.submit();
  };
  return (
    <form {...form.form} onSubmit={(event) => event.preventDefault()}>
      <FormErrorBox problems={form.problems} />
      <LongTextField {...form.field('note')} valid={false} label={t('finance:refunds.note')} />
      <div className="buttons">
        <Button busy={form.busy && decision === 'approved'} disabled={form.busy} onClick={() => decide('approved')}>
          {t(failed ? 'finance:refunds.again' : 'finance:refunds.approve')}
        </Button>
        {failed && (
          <Button
            variant="outlined"
            busy={form.busy && decision === 'paid'}
            disabled={form.busy}
            onClick={() => decide('paid')}
          >
            {t('finance:refunds.byHand')}
          </Button>
        )}
        <Button
          variant="outlined"
          color="error"
          busy={form.busy && decision === 'rejected'}
          disabled={form.busy}
          onClick={() => decide('rejected')}
        >
          {t('finance:refunds.reject')}
        </Button>
      </div>
    </form>
  );
}
