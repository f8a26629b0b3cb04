import styled from '@emotion/styled';
import { formatOrderNumber, type REFUND_DECISIONS, type RefundCase, RefundDecisionInput } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import { AdCounts } from '../AdCounts/AdCounts.tsx';
import { ExactMoney } from '../money/ExactMoney.tsx';
import { decisionStyles } from '../shared/financeStyles.ts';
import { LoadingItems } from '../shared/LoadingItems.tsx';

export interface RefundCasesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Undefined while loading. */
  cases: readonly RefundCase[] | undefined;
  /** Rejects with the server's problems; see `useCallForm`. */
  onDecide(refund: RefundCase, decision: RefundDecisionInput): Promise<unknown>;
}

const LOADING_COUNT = 4;
const Root = styled('ul')(decisionStyles);

/** Refund requests in order of their deadline, with decision forms. */
export function RefundCases({ cases, onDecide, ...list }: RefundCasesProps) {
  return (
    <Root aria-busy={!cases || undefined} {...list}>
      {!cases && <LoadingItems count={LOADING_COUNT} />}
      {cases?.map((refundCase) => (
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
  const isOpen = refundCase.state === 'requested' || refundCase.state === 'failed';
  return (
    <li>
      <Evidence refundCase={refundCase} isOpen={isOpen} />
      {isOpen && !refundCase.is_own && <Decision failed={refundCase.state === 'failed'} onDecide={onDecide} />}
    </li>
  );
}

function Evidence({ refundCase, isOpen }: { refundCase: RefundCase; isOpen: boolean }) {
  const { t } = useTranslation();
  const { order, buyer, used, amount, reason, note, state, decided_by } = refundCase;
  const hasUsed = used.basic + used.elite + used.superior > 0;
  return (
    <div className="caseDetails">
      <div className="line">
        <h3>
          <bdi>{buyer.name}</bdi>
        </h3>
        <span className="amount">
          <ExactMoney money={amount} />
        </span>
      </div>
      <p className="facts">
        <span className={`state ${state}`}>{t(`finance:refunds.state.${state}`)}</span>
        {isOpen && (
          <span>
            <Trans i18nKey="finance:refunds.due" components={{ date: <DateText date={decided_by} /> }} />
          </span>
        )}
      </p>
      <p className="facts">
        <bdi>{order.plan.name}</bdi>
        <ExactMoney money={order.amount} />
        <bdi dir="ltr">{order.receipt_number ?? formatOrderNumber(order.id)}</bdi>
        <bdi dir="ltr">{buyer.email}</bdi>
      </p>
      {hasUsed && (
        <div className="secondary">
          {t('finance:refunds.used')} <ExactMoney money={refundCase.used_amount} />
          <AdCounts counts={used} />
        </div>
      )}
      {reason && <p className="reason">{reason}</p>}
      {note && <p className="secondary">{note}</p>}
      {state === 'failed' && <p className="secondary">{t('finance:refunds.failedHint')}</p>}
      {isOpen && refundCase.is_own && <p className="secondary">{t('finance:ownAccount')}</p>}
    </div>
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
