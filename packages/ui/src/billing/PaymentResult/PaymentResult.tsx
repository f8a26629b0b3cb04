import styled from '@emotion/styled';
import { formatOrderNumber, type Order } from '@mashrabiya/contract';
import LinearProgress from '@mui/material/LinearProgress';
import { Building2, ReceiptText, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import type { DrawingName } from '../../states/drawings/drawings.ts';
import type { ScreenAction } from '../../states/StatusScreen/ScreenButton.tsx';
import { StatusScreen, type StatusScreenProps } from '../../states/StatusScreen/StatusScreen.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius } from '../../theme/tokens.ts';
import { Price } from '../money/Price.tsx';

/** `waiting` at first, `pending` when the provider takes longer. `refunding`: paid, and the refund is in progress. */
export type PaymentOutcome =
  | 'waiting'
  | 'paid'
  | 'pending'
  | 'failed'
  | 'cancelled'
  | 'refunding'
  | 'refunded'
  | 'missing';
type Screen = Omit<StatusScreenProps, 'drawing' | 'title' | 'message' | 'action' | 'otherAction' | 'children'>;

export interface PaymentResultProps extends Screen {
  /** `missing`: the user has no such order. */
  outcome: PaymentOutcome;
  order?: Order;
  /** Page to add a property, the next step after a payment. */
  addHref: string;
  /** A draft exists on this device: the next step leads back to it. */
  hasDraft?: boolean;
  plansHref: string;
  receiptHref?: string;
  /** Page of the same checkout, after a failure. */
  retryHref: string;
  /** Page where a pending payment can still be paid. */
  payHref?: string;
  /** Creates a new checkout of a pending payment whose last one has expired. */
  onPay?: () => void;
  isPaying?: boolean;
  onCancel?: () => void;
  cancelling?: boolean;
  onCheck: () => void;
  checking?: boolean;
}

const DRAWINGS: Record<PaymentOutcome, DrawingName> = {
  waiting: 'coming',
  paid: 'success',
  pending: 'coming',
  failed: 'failed',
  cancelled: 'failed',
  refunding: 'coming',
  refunded: 'success',
  missing: 'notFound',
};

const Root = styled(StatusScreen)({
  '& .progress': { inlineSize: 'min(100%, 240px)' },
  '& dl': {
    inlineSize: 'min(100%, 400px)',
    marginBlockStart: 8,
    paddingInline: 20,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
    fontVariantNumeric: 'tabular-nums',
  },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16, paddingBlock: 10, textAlign: 'start' },
  '& dl > div + div': { borderBlockStart: `1px solid ${role.line}` },
  '& dt': { flex: 'none', color: role.inkMuted },
  '& dd': { minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: fontWeight.medium, textAlign: 'end' },
});

/** Result page of a payment: outcome, reference, and next step. */
export function PaymentResult({
  outcome,
  order,
  addHref,
  hasDraft = false,
  plansHref,
  receiptHref,
  retryHref,
  payHref,
  onPay,
  isPaying = false,
  onCancel,
  cancelling = false,
  onCheck,
  checking = false,
  ...screen
}: PaymentResultProps) {
  const { t } = useTranslation();
  const plans = { href: plansHref, label: t('shell:links.plans') };
  const receiptAction = receiptHref && { href: receiptHref, label: t('payments:receipt.show'), icon: ReceiptText };
  const label = t('payments:result.payNow');
  const payAction = payHref ? { href: payHref, label } : onPay && { label, busy: isPaying, onClick: onPay };
  const check = t(checking ? 'myListings:result.checking' : 'myListings:result.check');
  const retry = { href: retryHref, label: t('common:retry'), icon: RotateCw };
  const add = hasDraft ? t('payments:result.draft') : t('shell:links.addProperty');
  const actions: Record<PaymentOutcome, [ScreenAction?, (ScreenAction | '' | undefined)?]> = {
    waiting: [],
    paid: [{ href: addHref, label: add, icon: Building2 }, receiptAction || plans],
    pending: [{ label: check, icon: RotateCw, busy: checking, onClick: onCheck }, payAction || plans],
    failed: [retry, plans],
    cancelled: [retry, plans],
    refunding: [plans, receiptAction],
    refunded: [plans, receiptAction],
    missing: [plans],
  };
  const [action, other] = actions[outcome];
  return (
    <Root
      role={outcome === 'failed' ? 'alert' : 'status'}
      level={1}
      {...screen}
      drawing={DRAWINGS[outcome]}
      title={t(`myListings:result.${outcome}`)}
      message={t(`myListings:result.${outcome}Text`)}
      {...(action && { action })}
      {...(other && { otherAction: other })}
    >
      {outcome === 'waiting' && <LinearProgress className="progress" aria-label={t('myListings:result.checking')} />}
      {order && <OrderFacts order={order} />}
      {outcome === 'pending' && onCancel && (
        <Button variant="text" busy={cancelling} onClick={onCancel}>
          {t('myListings:result.cancel')}
        </Button>
      )}
    </Root>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation();
  return (
    <dl>
      <div>
        <dt>{t('payments:result.plan')}</dt>
        <dd>{order.plan.name}</dd>
      </div>
      <div>
        <dt>{t('myListings:result.amount')}</dt>
        <dd>
          <Price money={order.amount} />
        </dd>
      </div>
      <div>
        <dt>{t('myListings:result.date')}</dt>
        <dd>
          <DateText date={order.created_at} />
        </dd>
      </div>
      <div>
        <dt>{t(order.receipt_number ? 'payments:receipt.number' : 'myListings:result.reference')}</dt>
        <dd>
          <bdi dir="ltr">{order.receipt_number ?? formatOrderNumber(order.id)}</bdi>
        </dd>
      </div>
      {order.refund && (
        <div>
          <dt>{t(`myListings:transactions.refund.${order.refund.state}`)}</dt>
          <dd>
            <Price money={order.refund.amount} />
          </dd>
        </div>
      )}
    </dl>
  );
}
