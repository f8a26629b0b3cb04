import type { Order } from '@mashrabiya/contract';
import type { PaymentOutcome } from '@mashrabiya/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { createChange } from '../../api/cacheChange.ts';
import { isNotFound } from '../../api/error.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { FAST_POLLS, getPollDelayMs } from './pollBackoff.ts';

function getFinalOutcome({ status, cancelled, refund }: Order): PaymentOutcome {
  if (status === 'failed') return cancelled ? 'cancelled' : 'failed';
  if (!refund || refund.state === 'rejected') return 'paid';
  return refund.state === 'paid' ? 'refunded' : 'refunding';
}

/**
 * The user's order, polled with growing pauses while pending. `isCancelled`: the buyer left the payment page without
 * paying, so a pending order is cancelled at once unless the server knows that it was paid.
 */
export function usePayment(id: string | null, isCancelled: boolean) {
  const [pollCount, setPollCount] = useState(0);
  const answer = useApiQuery('getOrder', id === null ? undefined : { params: { id } }, { staleTime: 0 });
  const check = useApiMutation('checkOrder', {
    invalidates: ['listTransactions', 'getAdCounts', 'getPlan'],
    writes: ({ code, data }) => [createChange('getOrder', () => ({ code, data }))],
  });
  const renew = useApiMutation('renewCheckout', {
    writes: ({ code, data }) => [createChange('getOrder', () => ({ code, data }))],
  });
  const cancel = useApiMutation('cancelOrder', {
    invalidates: ['listTransactions', 'getAdCounts', 'getPlan'],
    writes: ({ code, data }) => [createChange('getOrder', () => ({ code, data }))],
  });
  const order = answer.data?.data;
  const isPending = order?.status === 'pending';

  const poll = useEffectEvent(async () => {
    await answer.refetch();
    setPollCount(pollCount + 1);
  });
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => void poll(), getPollDelayMs(pollCount));
    return () => clearTimeout(timer);
  }, [isPending, pollCount]);

  const cancelOnce = useEffectEvent(() => id !== null && cancel.mutate({ params: { id } }));
  const shouldCancel = isPending && isCancelled;
  useEffect(() => {
    if (shouldCancel) cancelOnce();
  }, [shouldCancel]);

  const getOutcome = (): PaymentOutcome => {
    if (id === null || isNotFound(answer.error)) return 'missing';
    if (!order) return 'waiting';
    if (!isPending) return getFinalOutcome(order);
    return pollCount < FAST_POLLS ? 'waiting' : 'pending';
  };
  return {
    outcome: getOutcome(),
    order,
    failed: answer.isError && !order && !isNotFound(answer.error),
    /** Redirects to a new checkout of the same order. */
    renew: () => {
      if (!order) return;
      const renewal = renew.mutateAsync({ params: { id: order.id } });
      // The mutation shows refusals; an order that was settled meanwhile shows its status.
      renewal.then(
        ({ data }) => data.redirect_url && location.assign(data.redirect_url),
        () => void answer.refetch(),
      );
    },
    renewing: renew.isPending,
    cancel: () => order && cancel.mutate({ params: { id: order.id } }),
    cancelling: cancel.isPending,
    checking: check.isPending || (answer.isError && answer.isFetching),
    check: () => {
      if (!order) void answer.refetch();
      else check.mutate({ params: { id: order.id } });
    },
  };
}
