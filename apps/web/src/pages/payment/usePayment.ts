import type { Order } from '@mashrabiya/contract';
import type { PaymentOutcome } from '@mashrabiya/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { change } from '../../api/change.ts';
import { isNotFound } from '../../api/error.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { PATIENT_ASKS, pauseAfter } from './pauses.ts';

const ENDS: Record<Exclude<Order['status'], 'pending'>, PaymentOutcome> = { successful: 'paid', failed: 'failed' };

/** The user's order, polled with growing pauses while pending. */
export function usePayment(id: string | null) {
  const [asked, setAsked] = useState(0);
  const answer = useApiQuery('getOrder', id === null ? undefined : { params: { id } }, { staleTime: 0 });
  const check = useApiMutation('checkOrder', {
    invalidates: ['listTransactions', 'getAdCounts', 'getPlan'],
    writes: ({ code, data }) => [change('getOrder', () => ({ code, data }))],
  });
  const renew = useApiMutation('renewCheckout', {
    writes: ({ code, data }) => [change('getOrder', () => ({ code, data }))],
  });
  const order = answer.data?.data;
  const isPending = order?.status === 'pending';

  const ask = useEffectEvent(async () => {
    await answer.refetch();
    setAsked(asked + 1);
  });
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => void ask(), pauseAfter(asked));
    return () => clearTimeout(timer);
  }, [isPending, asked]);

  const outcome = (): PaymentOutcome => {
    if (id === null || isNotFound(answer.error)) return 'missing';
    if (!order) return 'waiting';
    if (order.status !== 'pending') return ENDS[order.status];
    return asked < PATIENT_ASKS ? 'waiting' : 'pending';
  };
  return {
    outcome: outcome(),
    order,
    /** The server did not answer. */
    failed: answer.isError && !order && !isNotFound(answer.error),
    /** Leads to a new checkout of the same order. */
    renew: () => {
      if (!order) return;
      const begun = renew.mutateAsync({ params: { id: order.id } });
      // What was refused is said by the mutation; an order that was settled meanwhile shows itself.
      begun.then(
        ({ data }) => data.redirect_url && location.assign(data.redirect_url),
        () => void answer.refetch(),
      );
    },
    renewing: renew.isPending,
    checking: check.isPending || (answer.isError && answer.isFetching),
    check: () => {
      if (!order) void answer.refetch();
      else check.mutate({ params: { id: order.id } });
    },
  };
}
