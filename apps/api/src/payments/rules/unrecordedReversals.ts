import type { PaymentVerdict } from '@mashrabiya/contract';

export interface ReversalReport {
  /** `PaymentEvent.eventId`. */
  event_id: string;
  outcome: PaymentVerdict;
  /** Zero if the provider does not report the amount of a reversal. */
  amount: number;
}

export interface RecordedReversal {
  /** Transaction of the payment, or of its reversal. */
  reference: string;
  amount: number;
}

interface ReversalTransaction {
  /** Undefined if no report names the payment. */
  paymentId: string | undefined;
  amount: number;
}

const addTo = (sums: Map<string, number>, key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);

/**
 * Computes the reported reversals above the recorded ones; negative if records are not reported yet. Each payment is
 * compared with its own records, so that our refund of one does not hide a chargeback of another. Reversals of payments
 * that were not reported as paid do not count. Without a known payment, only the sums are compared. An unknown amount
 * counts as the whole payment unless a reversal of the payment is recorded.
 */
export function computeUnrecordedReversal(
  reports: readonly ReversalReport[],
  records: readonly RecordedReversal[],
): number {
  const paidAmountById = new Map<string, number>();
  const totalByPayment = new Map<string, number>();
  const reversalById = new Map<string, ReversalTransaction>();
  for (const { event_id, amount, outcome } of reports) {
    // `<payment> reversed <reversal>`, or `<reversal> reversed` if the payment is unknown.
    const [transactionId = '', state, reversalId] = event_id.split(' ');
    if (state === 'paid') paidAmountById.set(transactionId, amount);
    if (outcome === 'marked')
      totalByPayment.set(transactionId, Math.max(amount, totalByPayment.get(transactionId) ?? 0));
    if (outcome !== 'reversed') continue;
    // The same reversal may be reported with and without its payment.
    if (reversalId !== undefined) reversalById.set(reversalId, { paymentId: transactionId, amount });
    else if (!reversalById.has(transactionId)) reversalById.set(transactionId, { paymentId: undefined, amount });
  }
  const reversedByPayment = new Map<string, number>();
  let unattributedAmount = 0;
  for (const { paymentId, amount } of reversalById.values()) {
    if (paymentId === undefined) unattributedAmount += amount;
    else addTo(reversedByPayment, paymentId, amount);
  }
  const recordedByReference = new Map<string, number>();
  for (const { reference, amount } of records) addTo(recordedByReference, reference, amount);
  let paymentExcess = 0;
  let totalExcess = unattributedAmount;
  for (const [id, paidAmount] of paidAmountById) {
    const reversedAmount = reversedByPayment.get(id) ?? 0;
    const recordedAmount = recordedByReference.get(id) ?? 0;
    const isAmountUnknown = totalByPayment.get(id) === 0 && !recordedByReference.has(id);
    const reportedAmount = isAmountUnknown ? paidAmount : Math.max(reversedAmount, totalByPayment.get(id) ?? 0);
    paymentExcess += Math.max(0, reportedAmount - recordedAmount);
    totalExcess += reversedAmount;
  }
  for (const [reference, amount] of recordedByReference) {
    totalExcess -= amount;
    if (!paidAmountById.has(reference)) paymentExcess -= amount;
  }
  return Math.max(paymentExcess, totalExcess);
}

/** True if reversals of a payment are reported, but no amount of them. */
export function isReversalAmountUnknown(reports: readonly ReversalReport[], paymentId: string): boolean {
  const amounts = reports
    .filter(({ outcome }) => outcome === 'marked' || outcome === 'reversed')
    .filter(({ event_id }) => event_id.split(' ')[0] === paymentId)
    .map(({ amount }) => amount);
  return amounts.length > 0 && Math.max(...amounts) === 0;
}
