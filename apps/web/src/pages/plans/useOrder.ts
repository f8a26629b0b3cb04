import type { CheckoutInput, PlanOffer } from '@mashrabiya/contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/error.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { paths } from '../../routing/paths.ts';
import { saveReturnUrl } from './returnUrl.ts';

/** Error codes when the plan differs from the shown one. */
const STALE_CODES: ReadonlySet<string> = new Set(['price_changed', 'plan_unavailable']);

interface OrderOptions {
  /** Counts the visits of the form: each visit creates a new order. */
  visit: number;
  /** Page that lacked an ad credit; see `parseReturnUrl`. */
  returnUrl: string | undefined;
  onStale(): void;
}

/** Orders a plan and redirects to the payment. Resending the same form in one visit returns the same order. */
export function useOrder({ visit, returnUrl, onStale }: OrderOptions) {
  const navigate = useNavigate();
  const { mutateAsync: addOrder } = useApiMutation('addOrder', { invalidates: ['listTransactions'] });
  const attempt = useRef({ answers: '', key: '' });

  return async ({ price }: PlanOffer, input: CheckoutInput) => {
    const answers = JSON.stringify({ ...input, price, visit });
    if (attempt.current.answers !== answers) attempt.current = { answers, key: crypto.randomUUID() };
    const body = { ...input, price, key: attempt.current.key };
    const { data } = await addOrder({ body }).catch((error: unknown): never => {
      if (error instanceof ApiError && STALE_CODES.has(error.code)) onStale();
      throw error;
    });
    saveReturnUrl(data.id, returnUrl);
    if (data.redirect_url) location.assign(data.redirect_url);
    else navigate(paths.payment(data.id));
  };
}
