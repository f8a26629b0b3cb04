import { PAYMENT_CHANNELS } from '@mashrabiya/contract';
import type { CheckoutAnswers } from '@mashrabiya/ui';

const KEY = 'checkout';
const NO_ANSWERS: CheckoutAnswers = { method: null, wallet_phone: '' };

/** Fields of this window's last checkout, to refill the form after a declined payment; only of this user. */
export function readCheckoutAnswers(ownerEmail: string): CheckoutAnswers {
  try {
    const parsedJson: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof parsedJson !== 'object' || parsedJson === null) return NO_ANSWERS;
    const answers: { person?: unknown; method?: unknown; wallet_phone?: unknown } = parsedJson;
    if (answers.person !== ownerEmail) {
      // Another user was here before: their phone number is private.
      sessionStorage.removeItem(KEY);
      return NO_ANSWERS;
    }
    return {
      method: PAYMENT_CHANNELS.find((option) => option === answers.method) ?? null,
      wallet_phone: typeof answers.wallet_phone === 'string' ? answers.wallet_phone : '',
    };
  } catch {
    return NO_ANSWERS;
  }
}

export function saveCheckoutAnswers(person: string, answers: CheckoutAnswers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...answers, person }));
  } catch {
    // Storage is refused.
  }
}
