import { PAYMENT_CHANNELS } from '@mashrabiya/contract';
import type { CheckoutAnswers } from '@mashrabiya/ui';

const KEY = 'checkout';
const NOTHING: CheckoutAnswers = { method: null, wallet_phone: '' };

/** Fields of this window's last checkout, to refill the form after a declined payment; only of this user. */
export function readAnswers(person: string): CheckoutAnswers {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof found !== 'object' || found === null) return NOTHING;
    const answers: { person?: unknown; method?: unknown; wallet_phone?: unknown } = found;
    if (answers.person !== person) {
      // Another user was here before: their phone number is private.
      sessionStorage.removeItem(KEY);
      return NOTHING;
    }
    return {
      method: PAYMENT_CHANNELS.find((known) => known === answers.method) ?? null,
      wallet_phone: typeof answers.wallet_phone === 'string' ? answers.wallet_phone : '',
    };
  } catch {
    return NOTHING;
  }
}

export function saveCheckoutAnswers(person: string, answers: CheckoutAnswers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...answers, person }));
  } catch {
    // Storage is refused.
  }
}
