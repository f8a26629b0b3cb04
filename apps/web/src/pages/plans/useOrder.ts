import type { CheckoutInput, PlanOffer } from '@mashrabiya/contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/error.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { paths } from '../../routing/paths.ts';
import { keepWayBack } from './wayBack.ts';

/** The plan is not what was shown. */
const STALE: ReadonlySet<string> = new Set(['price_changed', 'plan_unavailable']);

interface OrderOptions {
  /** Counts how often the form was come back to: what is sent on another visit is another order. */
  visit: number;
  /** Where an ad was wanting; see `wayBackOf`. */
  back: string | undefined;
  /** The plans are others by now. */
  onStale(): void;
}

/** Orders a plan and redirects to the payment. Sending the same form of a visit again gives the same order. */
export function useOrder({ visit, back, onStale }: OrderOptions) {
  const navigate = useNavigate();
  const { mutateAsync: addOrder } = useApiMutation('addOrder', { invalidates: ['listTransactions'] });
  const attempt = useRef({ answers: '', key: '' });

  return async ({ price }: PlanOffer, input: CheckoutInput) => {
    const answers = JSON.stringify({ ...input, price, visit });
    if (attempt.current.answers !== answers) attempt.current = { answers, key: crypto.randomUUID() };
    const body = { ...input, price, key: attempt.current.key };
    const { data } = await addOrder({ body }).catch((error: unknown): never => {
      // What is on sale is shown as it is now.
      if (error instanceof ApiError && STALE.has(error.code)) onStale();
      throw error;
    });
    keepWayBack(data.id, back);
    if (data.redirect_url) location.assign(data.redirect_url);
    else navigate(paths.payment(data.id));
  };
}
