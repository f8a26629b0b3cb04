import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { enqueue } from '../../jobs/jobs.ts';
import type { PaymentProviders } from '../../ports/PaymentProviders.ts';
import { computeSignature, PaymobTransaction } from '../paymob/transaction.ts';
import { addTransaction, findSandboxPayment } from '../repository/sandboxPayments.ts';
import { settle } from '../services/settle.ts';
import { buildSandboxTransaction, SANDBOX_SECRET } from './sandboxProvider.ts';

export const SANDBOX_ACTS = ['pay', 'decline', 'late', 'twice', 'disorder', 'again', 'forged', 'never'] as const;
export type SandboxAct = (typeof SANDBOX_ACTS)[number];
export const isSandboxAct = (text: string): text is SandboxAct => (SANDBOX_ACTS as readonly string[]).includes(text);

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
  if (event && provider) await settle(db, provider.name, event, now);
}

/** Performs a button of a sandbox checkout, and returns the return address; undefined without a checkout. */
export async function performSandboxAct(
  sandbox: SandboxContext,
  ref: string,
  act: SandboxAct,
): Promise<string | undefined> {
  const { db, now } = sandbox;
  const payment = await findSandboxPayment(db, ref);
  if (!payment) return undefined;
  const createTransaction = async (overrides: Partial<PaymobTransaction> = {}) => {
    const newTransaction = buildSandboxTransaction(ref, payment.amount, now, overrides);
    await addTransaction(db, ref, newTransaction);
    return newTransaction;
  };
  const declined = { success: false };
  if (act === 'pay') await sendCallback(sandbox, await createTransaction());
  if (act === 'decline') await sendCallback(sandbox, await createTransaction(declined));
  if (act === 'never') await createTransaction();
  // A forged callback leaves no transaction.
  if (act === 'forged') await sendCallback(sandbox, buildSandboxTransaction(ref, payment.amount, now), 'f0'.repeat(64));
  if (act === 'late') {
    const payload = { transaction: await createTransaction() };
    await enqueue(db, { kind: SANDBOX_CALLBACK_JOB, payload, now, runAt: new Date(now.getTime() + LATE_CALLBACK_MS) });
  }
  if (act === 'twice') {
    const paid = await createTransaction();
    await sendCallback(sandbox, paid);
    await sendCallback(sandbox, paid);
  }
  if (act === 'disorder') {
    const first = await createTransaction(declined);
    await sendCallback(sandbox, await createTransaction());
    await sendCallback(sandbox, first);
  }
  if (act === 'again')
    for (const paid of [await createTransaction(), await createTransaction()]) await sendCallback(sandbox, paid);
  return payment.return_url;
}

export const sandboxCallbackJob =
  (db: Kysely<Tables>, payments: PaymentProviders): JobHandler =>
  async (payload, { now }) =>
    sendCallback({ db, payments, now }, Payload.parse(payload).transaction);
