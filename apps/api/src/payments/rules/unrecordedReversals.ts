import type { PaymentVerdict } from '@mashrabiya/contract';

export interface ReversalReport {
  /** `PaymentEvent.eventId`: the transaction and its state; a reversal of a known payment has a third part. */
  event_id: string;
  outcome: PaymentVerdict;
  amount: number;
}

export interface RecordedReversal {
  /** Transaction of the payment, or of its reversal. */
  reference: string;
  amount: number;
}

const addTo = (sums: Map<string, number>, key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);

/**
 * Computes the reported reversals above the recorded ones; negative if records are not reported yet. Each payment is
 * compared with its own records, so that our refund of one does not hide a chargeback of another. Reversals of payments
 * that were not reported as paid do not count. Without a known payment, only the sums are compared.
 */
export function computeUnrecordedReversal(
  reports: readonly ReversalReport[],
  records: readonly RecordedReversal[],
): number {
  const payments = new Set<string>();
  const totals = new Map<string, number>();
  const parts = new Map<string, number>();
  let unattributed = 0;
  for (const { event_id, amount, outcome } of reports) {
    const [transactionId = '', state, reversalId] = event_id.split(' ');
    if (state === 'paid') payments.add(transactionId);
    if (outcome === 'marked') totals.set(transactionId, Math.max(amount, totals.get(transactionId) ?? 0));
    if (outcome !== 'reversed') continue;
    if (reversalId === undefined) unattributed += amount;
    else addTo(parts, transactionId, amount);
  }
  const recorded = new Map<string, number>();
  for (const { reference, amount } of records) addTo(recorded, reference, amount);
  let perPayment = 0;
  let inTotal = unattributed;
  for (const id of payments) {
    const part = parts.get(id) ?? 0;
    perPayment += Math.max(0, Math.max(part, totals.get(id) ?? 0) - (recorded.get(id) ?? 0));
    inTotal += part;
  }
  for (const [reference, amount] of recorded) {
    inTotal -= amount;
    if (!payments.has(reference)) perPayment -= amount;
  }
  return Math.max(perPayment, inTotal);
}
