import { CURRENCY, piastres } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import { releaseOrderCredits, reserveOrderCredits } from '../../ads/services/credits.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { CaseRow, OrderRow } from '../../db/tables/payment.ts';
import { computeIncludedVat } from '../../plans/rules/money.ts';
import type { PaymentEvent } from '../../ports/PaymentProvider.ts';
import { findCases, openCase, raiseOpenCase } from '../repository/cases.ts';
import { recordLedgerEntries } from '../repository/ledgerEntries.ts';
import { recordOrderEvent } from '../repository/orders.ts';
import { findRefunds } from '../repository/refunds.ts';
import { findRecordedReversals, findReports, sumBookedReversals } from '../repository/reversals.ts';
import { computeUnrecordedReversal, isReversalAmountUnknown } from '../rules/unrecordedReversals.ts';
import { createDocumentNumber } from './documentNumber.ts';

const findOpenReversals = async (tx: Transaction<Tables>, orderId: string): Promise<CaseRow[]> =>
  (await findCases(tx, orderId)).filter(({ kind, closed_at }) => kind === 'reversed' && !closed_at);

/** Amount that neither booked nor undecided reversals have returned to the buyer. */
export async function computeRefundableAmount(tx: Transaction<Tables>, { id, price }: OrderRow): Promise<number> {
  const undecidedAmount = (await findOpenReversals(tx, id)).reduce((sum, { amount }) => sum + amount, 0);
  return price - (await sumBookedReversals(tx, id)) - undecidedAmount;
}

/** Opens a case if an unrecorded void or chargeback was reported, and takes the unused ads until it is decided. */
export async function recordReversal(
  tx: Transaction<Tables>,
  order: OrderRow,
  { transactionId: reference, ref }: Pick<PaymentEvent, 'transactionId' | 'ref'>,
  now: Date,
): Promise<void> {
  const records = await findRecordedReversals(tx, order);
  const amount = computeUnrecordedReversal(await findReports(tx, [order.id]), records);
  if (amount <= 0) return;
  const why = 'The provider reported a reversal without a refund of ours';
  const newCase = { kind: 'reversed', orderId: order.id, reference, ref, currency: CURRENCY, why, now } as const;
  const openedCase = await openCase(tx, { ...newCase, amount });
  if (openedCase) await reserveOrderCredits(tx, { orderId: order.id, refundId: openedCase.id, now });
  // An open case about the same transaction has already taken the unused ads.
  else await raiseOpenCase(tx, { ...newCase, amount });
}

/** Takes the ads of an order that is paid while a reversal of its overpayment is undecided. */
export async function reserveReversedCredits(tx: Transaction<Tables>, orderId: string, now: Date): Promise<void> {
  for (const { id } of await findOpenReversals(tx, orderId))
    await reserveOrderCredits(tx, { orderId, refundId: id, now });
}

/** Returns the ads taken for rejected refunds and dismissed reversals, unless the order has another reversal. */
export async function releaseCreditsUnlessReversed(tx: Transaction<Tables>, orderId: string, now: Date): Promise<void> {
  const reversals = (await findCases(tx, orderId)).filter(({ kind }) => kind === 'reversed');
  if (reversals.some(({ decision }) => decision !== 'dismissed')) return;
  const rejectedRefunds = (await findRefunds(tx, [orderId])).filter(({ state }) => state === 'rejected');
  for (const { id } of [...rejectedRefunds, ...reversals])
    await releaseOrderCredits(tx, { orderId, refundId: id, now });
}

/** Selects open cases that are over a whole payment because the provider reported no amount. */
export async function findCasesOfUnknownAmount(db: Kysely<Tables>, cases: readonly CaseRow[]): Promise<Set<CaseRow>> {
  const openReversals = cases.filter(({ kind, closed_at }) => kind === 'reversed' && !closed_at);
  const reports = await findReports(
    db,
    openReversals.map(({ order_id }) => order_id),
  );
  const isUnknown = ({ order_id, reference }: CaseRow) =>
    isReversalAmountUnknown(
      reports.filter((report) => report.order_id === order_id),
      reference,
    );
  return new Set(openReversals.filter(isUnknown));
}

/**
 * Books a reversal up to what is left of the price, and returns the booked amount and the number of its credit note, if
 * any is left. `chosenAmount` replaces an unknown amount. The order's ads stay removed. Refused if the order is unpaid,
 * because there is no revenue to reverse.
 */
export async function closeReversal(
  tx: Transaction<Tables>,
  order: OrderRow,
  reversalCase: CaseRow,
  { chosenAmount, now }: { chosenAmount: number | undefined; now: Date },
): Promise<{ bookedAmount: number; credit_note: string | null }> {
  if (order.state !== 'successful') throw new AppError({ code: 'order_not_paid' });
  const remainingAmount = order.price - (await sumBookedReversals(tx, order.id));
  const maxAmount = Math.min(reversalCase.amount, remainingAmount);
  if (maxAmount <= 0) return { bookedAmount: 0, credit_note: null };
  if (chosenAmount !== undefined) {
    const casesOfUnknownAmount = await findCasesOfUnknownAmount(tx, [reversalCase]);
    if (chosenAmount > maxAmount || !casesOfUnknownAmount.has(reversalCase))
      throw new AppError({ code: 'reversal_amount_invalid', pointer: '/amount' });
  }
  const amount = piastres(chosenAmount ?? maxAmount);
  const vat = computeIncludedVat(amount, Number(order.vat_percent));
  const commonColumns = {
    credit: 'provider',
    reason: 'reversal',
    reference: reversalCase.id,
    order_id: order.id,
  } as const;
  await recordLedgerEntries(
    tx,
    [
      { ...commonColumns, debit: 'sales', amount: amount - vat },
      { ...commonColumns, debit: 'vat', amount: vat },
    ],
    now,
  );
  await recordOrderEvent(tx, { orderId: order.id, state: order.state, reason: 'reversal_booked', now });
  return { bookedAmount: amount, credit_note: await createDocumentNumber(tx, 'credit', now) };
}
