import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { enqueue } from '../../jobs/jobs.ts';
import type { PaymentProviders } from '../../ports/PaymentProviders.ts';
import { PaymobTransaction, signatureOf } from '../paymob/transaction.ts';
import { addTransaction, sandboxPayment } from '../repository/sandboxPayments.ts';
import { settle } from '../services/settle.ts';
import { SANDBOX_SECRET, sandboxTransaction } from './sandboxProvider.ts';

export const SANDBOX_ACTS = ['pay', 'decline', 'late', 'twice', 'disorder', 'again', 'forged', 'never'] as const;
export type SandboxAct = (typeof SANDBOX_ACTS)[number];
export const isSandboxAct = (text: string): text is SandboxAct => (SANDBOX_ACTS as readonly string[]).includes(text);

export const SANDBOX_CALLBACK_JOB = 'sandbox_callback';
export const LATE_MS = 20_000;

const Payload = z.object({ transaction: PaymobTransaction });

interface Sandbox {
  db: Kysely<Tables>;
  payments: PaymentProviders;
  now: Date;
}

/** Sends a callback as a provider would; one with a wrong signature is ignored. */
async function sendCallback(
  { db, payments, now }: Sandbox,
  transaction: PaymobTransaction,
  signature = signatureOf(transaction, SANDBOX_SECRET),
): Promise<void> {
  const rawBody = new TextEncoder().encode(JSON.stringify({ obj: transaction }));
  const provider = payments.named('sandbox');
  const event = provider?.parseCallback({ rawBody, query: { hmac: signature }, headers: new Headers() });
  if (event && provider) await settle(db, provider.name, event, now);
}

/** Performs a button of a sandbox checkout, and returns the return address; undefined without a checkout. */
export async function pressSandbox(sandbox: Sandbox, ref: string, act: SandboxAct): Promise<string | undefined> {
  const { db, now } = sandbox;
  const payment = await sandboxPayment(db, ref);
  if (!payment) return undefined;
  const make = async (own: Partial<PaymobTransaction> = {}) => {
    const made = sandboxTransaction(ref, payment.amount, now, own);
    await addTransaction(db, ref, made);
    return made;
  };
  const declined = { success: false };
  if (act === 'pay') await sendCallback(sandbox, await make());
  if (act === 'decline') await sendCallback(sandbox, await make(declined));
  if (act === 'never') await make();
  // A forged callback leaves no transaction.
  if (act === 'forged') await sendCallback(sandbox, sandboxTransaction(ref, payment.amount, now), 'f0'.repeat(64));
  if (act === 'late') {
    const payload = { transaction: await make() };
    await enqueue(db, { kind: SANDBOX_CALLBACK_JOB, payload, now, runAt: new Date(now.getTime() + LATE_MS) });
  }
  if (act === 'twice') {
    const paid = await make();
    await sendCallback(sandbox, paid);
    await sendCallback(sandbox, paid);
  }
  if (act === 'disorder') {
    const first = await make(declined);
    await sendCallback(sandbox, await make());
    await sendCallback(sandbox, first);
  }
  if (act === 'again') for (const paid of [await make(), await make()]) await sendCallback(sandbox, paid);
  return payment.return_url;
}

export const sandboxCallbackJob =
  (db: Kysely<Tables>, payments: PaymentProviders): JobHandler =>
  async (payload, { now }) =>
    sendCallback({ db, payments, now }, Payload.parse(payload).transaction);
