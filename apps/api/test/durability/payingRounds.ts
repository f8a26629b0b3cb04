import { randomUUID } from 'node:crypto';
import type { Order } from '@mashrabiya/contract';
import { contradictions } from '../../src/finance/repository/contradictions.ts';
import type { DoubleTransaction } from '../support/paymobDouble.ts';
import { addUser, type RoundUser, requestAs, type Stage, type SteppedOptions, steppedRounds } from './steppedRounds.ts';

const PRICE = 60_000;
const REFUND_PATH = '/api/acceptance/void_refund/refund';
/** Maximum rounds of jobs, some minutes apart, until an outcome must appear. */
const PATIENCE = 8;
/** The receipt, the refunded second payment, and the refund when it is requested and when it is paid. */
const MAILS_PER_ORDER = 4;

export interface PayingLost {
  /** Paid orders without a grant, or decided refunds without a payment, at the end of their time. */
  stuck: number;
  /** Payments whose refunded amount differs from the decision, or that were refunded more than once. */
  wrongBack: number;
  /** Missing or surplus mails of receipts and refunds. */
  wrongMails: number;
  /** Violated ledger invariants. */
  books: number;
}

interface Cast {
  buyer: RoundUser;
  finance: RoundUser;
}

/**
 * A buyer orders a plan, pays it twice, and has it refunded, while the node is killed before one of its steps. The
 * provider reports each payment once: a lost report is found by polling.
 */
export async function payingRounds(options: SteppedOptions) {
  const expected = new Map<number, number>();
  let orders = 0;
  let checked = 0;
  let stuck = 0;

  async function play(stage: Stage, { buyer, finance }: Cast): Promise<void> {
    const { node, provider } = stage;
    const [own, desk] = [requestAs(node, buyer), requestAs(node, finance)];
    /** Returns true once the condition holds, running the jobs of the next hour. */
    const comes = async (holds: () => Promise<boolean>): Promise<boolean> => {
      for (let attempt = 0; attempt < PATIENCE; attempt++) {
        if (await node.surely(holds)) return true;
        await node.once(() => node.runJobs());
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
      ...{ plan_id: 3, price: PRICE, method: 'card', wallet_phone: '01000001234', terms: true },
      key: randomUUID(),
    };
    const made = await node.surely(() => own.post<{ data: Order }>('/orders', order));
    if (made.status !== 200) throw new Error(JSON.stringify(made));
    orders++;
    const { id } = made.body.data;
    const current = async () => (await own.get<{ data: Order }>(`/orders/${id}`)).body.data;
    const checkouts = [...provider.orders].filter(([reference]) => reference.startsWith(id));
    const ref = checkouts.at(-1)?.[1] ?? 0;

    const paid = provider.take(ref, PRICE, node.now);
    await node.once(() => notifyPayment(paid));
    if (!(await comes(async () => (await current()).status === 'successful'))) return;

    const again = provider.take(ref, PRICE, node.now);
    expected.set(again.id, PRICE);
    await node.once(() => notifyPayment(again));
    await comes(async () => provider.transactions.get(again.id)?.refunded_amount_cents === PRICE);

    const { body: quote } = await node.surely(() =>
      own.get<{ data: { amount: number } }>(`/transactions/${id}/refund`),
    );
    const refund = await node.surely(async () => {
      const known = (await current()).refund;
      if (known) return known;
      await own.post(`/transactions/${id}/refund`, { amount: quote.data.amount, reason: null });
      return (await current()).refund;
    });
    expected.set(paid.id, quote.data.amount);
    await node.surely(() => desk.post(`/finance/refunds/${refund?.id}`, { decision: 'approved', note: 'As it is' }));
    await comes(async () => (await current()).refund?.state === 'paid');
    await node.once(() => node.runJobs());
    await node.surely(() => node.runJobs());
  }

  async function check({ node, provider, look }: Stage): Promise<{ checked: number; wrong: PayingLost }> {
    await node.end();
    const asked = Map.groupBy(
      provider.sent.filter(({ path }) => path === REFUND_PATH),
      ({ body }) => Number(body.transaction_id),
    );
    const isWrong = ([id, amount]: [number, number]) =>
      provider.transactions.get(id)?.refunded_amount_cents !== amount || asked.get(id)?.length !== 1;
    return look(async (db) => {
      const faults = await contradictions(db);
      for (const { claim, fault } of faults) console.error(`${claim}: ${fault}`);
      const mails = await db.selectFrom('outbox').select('id').execute();
      const wrong = {
        stuck,
        wrongBack: [...expected].filter(isWrong).length,
        wrongMails: Math.abs(mails.length - orders * MAILS_PER_ORDER),
        books: faults.length,
      };
      return { checked, wrong };
    });
  }

  return steppedRounds(
    options,
    async (db, now): Promise<Cast> => ({
      buyer: await addUser(db, 'buyer', 'user', now),
      finance: await addUser(db, 'finance', 'finance', now),
    }),
    play,
    check,
  );
}
