import { PAYMENT_CHANNELS } from '@mashrabiya/contract';
import type { CheckoutAnswers } from '@mashrabiya/ui';

const KEY = 'checkout';
const DEFAULT_METHOD = PAYMENT_CHANNELS[0];
const DEFAULT_ANSWERS: CheckoutAnswers = { method: DEFAULT_METHOD, wallet_phone: '' };

/** Fields of this window's last checkout, to refill the form after a declined payment; only of this user. */
export function readCheckoutAnswers(ownerEmail: string): CheckoutAnswers {
  try {
    const parsedJson: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof parsedJson !== 'object' || parsedJson === null) return DEFAULT_ANSWERS;
    const answers: { ownerEmail?: unknown; method?: unknown; wallet_phone?: unknown } = parsedJson;
    if (answers.ownerEmail !== ownerEmail) {
      // Another user was here before: their phone number is private.
      sessionStorage.removeItem(KEY);
      return DEFAULT_ANSWERS;
    }
    return {
      method: PAYMENT_CHANNELS.find((option) => option === answers.method) ?? DEFAULT_METHOD,
      wallet_phone: typeof answers.wallet_phone === 'string' ? answers.wallet_phone : '',
    };
  } catch {
    return DEFAULT_ANSWERS;
  }
}

export function saveCheckoutAnswers(ownerEmail: string, answers: CheckoutAnswers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...answers, ownerEmail }));
  } catch {
    // Storage is refused.
  }
}
