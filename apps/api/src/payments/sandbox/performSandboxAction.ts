import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { PaymentProviders } from '../../ports/PaymentProviders.ts';
import { computeSignature, PaymobTransaction } from '../paymob/transaction.ts';
import { addTransaction, findSandboxPayment } from '../repository/sandboxPayments.ts';
import { settleOrder } from '../services/settleOrder.ts';
import { buildSandboxTransaction, SANDBOX_SECRET } from './sandboxProvider.ts';

export const SANDBOX_ACTIONS = ['pay', 'decline', 'late', 'twice', 'disorder', 'again', 'forged', 'never'] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];
export const isSandboxAction = (text: string): text is SandboxAction =>
  (SANDBOX_ACTIONS as readonly string[]).includes(text);

export const SANDBOX_CALLBACK_JOB = 'sandbox_callback';
export const LATE_CALLBACK_MS = 20_000;

const Payload = z.object({ transaction: PaymobTransaction });

interface SandboxContext {
  db: Kysely<Tables>;
  payments: PaymentProviders;
  now: Date;
}

/** Sends a callback as a provider would; one with a wrong signature is ignored. */
async function sendCallback(
  { db, payments, now }: SandboxContext,
  transaction: PaymobTransaction,
  signature = computeSignature(transaction, SANDBOX_SECRET),
): Promise<void> {
  const rawBody = new TextEncoder().encode(JSON.stringify({ obj: transaction }));
  const provider = payments.find('sandbox');
  const event = provider?.parseCallback({ rawBody, query: { hmac: signature }, headers: new Headers() });
  if (event && provider) await settleOrder(db, provider.name, event, now);
}

/** Performs a button of a sandbox checkout, and returns the return address; undefined without a checkout. */
export async function performSandboxAction(
  sandbox: SandboxContext,
  ref: string,
  action: SandboxAction,
): Promise<string | undefined> {
  const { db, now } = sandbox;
  const payment = await findSandboxPayment(db, ref);
  if (!payment) return undefined;
  const createTransaction = async (overrides: Partial<PaymobTransaction> = {}) => {
    const newTransaction = buildSandboxTransaction(ref, payment.amount, now, overrides);
    await addTransaction(db, ref, newTransaction);
    return newTransaction;
  };
  const declinedOverrides = { success: false };
  if (action === 'pay') await sendCallback(sandbox, await createTransaction());
  if (action === 'decline') await sendCallback(sandbox, await createTransaction(declinedOverrides));
  if (action === 'never') await createTransaction();
  // A forged callback leaves no transaction.
  if (action === 'forged')
    await sendCallback(sandbox, buildSandboxTransaction(ref, payment.amount, now), 'f0'.repeat(64));
  if (action === 'late') {
    const payload = { transaction: await createTransaction() };
    await enqueue(db, { kind: SANDBOX_CALLBACK_JOB, payload, now, runAt: new Date(now.getTime() + LATE_CALLBACK_MS) });
  }
  if (action === 'twice') {
    const paidTransaction = await createTransaction();
    await sendCallback(sandbox, paidTransaction);
    await sendCallback(sandbox, paidTransaction);
  }
  if (action === 'disorder') {
    const declinedTransaction = await createTransaction(declinedOverrides);
    await sendCallback(sandbox, await createTransaction());
    await sendCallback(sandbox, declinedTransaction);
  }
  if (action === 'again')
    for (const paidTransaction of [await createTransaction(), await createTransaction()])
      await sendCallback(sandbox, paidTransaction);
  return payment.return_url;
}

export const sandboxCallbackJob =
  (db: Kysely<Tables>, payments: PaymentProviders): JobHandler =>
  async (payload, { now }) =>
    sendCallback({ db, payments, now }, Payload.parse(payload).transaction);
