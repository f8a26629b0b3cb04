import { randomUUID } from 'node:crypto';
import type { Order } from '@mashrabiya/contract';
import { findLedgerViolations } from '../../src/finance/repository/ledgerChecks.ts';
import type { DoubleTransaction } from '../support/paymobDouble.ts';
import {
  addUser,
  type RoundContext,
  type RoundUser,
  requestAs,
  runSteppedRounds,
  type SteppedOptions,
} from './steppedRounds.ts';

const PRICE = 60_000;
const REFUND_PATH = '/api/acceptance/void_refund/refund';
/** Maximum rounds of jobs, some minutes apart, until an outcome must appear. */
const MAX_JOB_ROUNDS = 8;
/** The receipt, the refunded second payment, and the refund when it is requested and when it is paid. */
const MAILS_PER_ORDER = 4;

export interface PaymentErrors {
  /** Paid orders without a grant, or decided refunds without a payment, at the end of their time. */
  stuck: number;
  /** Payments whose refunded amount differs from the decision, or that were refunded more than once. */
  wrongRefunds: number;
  /** Missing or surplus mails of receipts and refunds. */
  wrongMails: number;
  /** Violated ledger invariants. */
  ledgerFaults: number;
}

interface RoundUsers {
  buyer: RoundUser;
  finance: RoundUser;
}

/**
 * A buyer orders a plan, pays it twice, and has it refunded, while the node is killed before one of its steps. The
 * provider reports each payment once: a lost report is found by polling.
 */
export async function runPaymentRounds(options: SteppedOptions) {
  const expectedRefunds = new Map<number, number>();
  let orders = 0;
  let checked = 0;
  let stuck = 0;

  async function runRound(context: RoundContext, { buyer, finance }: RoundUsers): Promise<void> {
    const { node, provider } = context;
    const [own, staff] = [requestAs(node, buyer), requestAs(node, finance)];
    /** Returns true once the condition holds, running the jobs of the next hour. */
    const waitFor = async (condition: () => Promise<boolean>): Promise<boolean> => {
      for (let attempt = 0; attempt < MAX_JOB_ROUNDS; attempt++) {
        if (await node.retryUntilAnswered(condition)) return true;
        await node.tryOnce(() => node.runJobs());
      }
      stuck++;
      return false;
    };
    const notifyPayment = async (transaction: DoubleTransaction) => {
      const { body, hmac } = provider.callback(transaction);
      const { status } = await own.post(`/payments/paymob/callback?hmac=${hmac}`, body);
      if (status !== 200) throw new Error(`A callback was answered with ${status}`);
      checked++;
    };

    const order = {
      plan_id: 3,
      price: PRICE,
      method: 'card',
      wallet_phone: '01000001234',
      terms: true,
      key: randomUUID(),
    };
    const orderAnswer = await node.retryUntilAnswered(() => own.post<{ data: Order }>('/orders', order));
    if (orderAnswer.status !== 200) throw new Error(JSON.stringify(orderAnswer));
    orders++;
    const { id } = orderAnswer.body.data;
    const fetchOrder = async () => (await own.get<{ data: Order }>(`/orders/${id}`)).body.data;
    const checkouts = [...provider.orders].filter(([reference]) => reference.startsWith(id));
    const ref = checkouts.at(-1)?.[1] ?? 0;

    const paid = provider.pay(ref, PRICE, node.now);
    await node.tryOnce(() => notifyPayment(paid));
    if (!(await waitFor(async () => (await fetchOrder()).status === 'successful'))) return;

    const secondPayment = provider.pay(ref, PRICE, node.now);
    expectedRefunds.set(secondPayment.id, PRICE);
    await node.tryOnce(() => notifyPayment(secondPayment));
    await waitFor(async () => provider.transactions.get(secondPayment.id)?.refunded_amount_cents === PRICE);

    const { body: quote } = await node.retryUntilAnswered(() =>
      own.get<{ data: { amount: number } }>(`/transactions/${id}/refund`),
    );
    const refund = await node.retryUntilAnswered(async () => {
      const existingRefund = (await fetchOrder()).refund;
      if (existingRefund) return existingRefund;
      await own.post(`/transactions/${id}/refund`, { amount: quote.data.amount, reason: null });
      return (await fetchOrder()).refund;
    });
    expectedRefunds.set(paid.id, quote.data.amount);
    await node.retryUntilAnswered(() =>
      staff.post(`/finance/refunds/${refund?.id}`, { decision: 'approved', note: 'As it is' }),
    );
    await waitFor(async () => (await fetchOrder()).refund?.state === 'paid');
    await node.tryOnce(() => node.runJobs());
    await node.retryUntilAnswered(() => node.runJobs());
  }

  async function check({
    node,
    provider,
    withDatabase,
  }: RoundContext): Promise<{ checked: number; wrong: PaymentErrors }> {
    await node.end();
    const refundRequests = Map.groupBy(
      provider.sent.filter(({ path }) => path === REFUND_PATH),
      ({ body }) => Number(body.transaction_id),
    );
    const isWrong = ([id, amount]: [number, number]) =>
      provider.transactions.get(id)?.refunded_amount_cents !== amount || refundRequests.get(id)?.length !== 1;
    return withDatabase(async (db) => {
      const faults = await findLedgerViolations(db);
      for (const { invariant: claim, fault } of faults) console.error(`${claim}: ${fault}`);
      const mails = await db.selectFrom('outbox').select('id').execute();
      const wrong: PaymentErrors = {
        stuck,
        wrongRefunds: [...expectedRefunds].filter(isWrong).length,
        wrongMails: Math.abs(mails.length - orders * MAILS_PER_ORDER),
        ledgerFaults: faults.length,
      };
      return { checked, wrong };
    });
  }

  return runSteppedRounds(
    options,
    async (db, now): Promise<RoundUsers> => ({
      buyer: await addUser(db, 'buyer', 'user', now),
      finance: await addUser(db, 'finance', 'finance', now),
    }),
    runRound,
    check,
  );
}
