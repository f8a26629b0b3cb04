import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymobSettings } from '../../src/payments/paymob/paymobProvider.ts';

/** A transaction as Paymob documents it. Written independently of the product's type, which is under test. */
export interface DoubleTransaction {
  id: number;
  amount_cents: number;
  created_at: string;
  currency: string;
  error_occured: boolean;
  has_parent_transaction: boolean;
  parent_transaction?: number | null;
  integration_id: number;
  is_3d_secure: boolean;
  is_auth: boolean;
  is_capture: boolean;
  is_refunded: boolean;
  is_standalone_payment: boolean;
  is_voided: boolean;
  order: { id: number };
  owner: number;
  pending: boolean;
  source_data: { pan: string; sub_type: string; type: string };
  success: boolean;
  refunded_amount_cents: number;
}

const SIGNED_FIELDS =
  'amount_cents created_at currency error_occured has_parent_transaction id integration_id is_3d_secure is_auth is_capture is_refunded is_standalone_payment is_voided order.id owner pending source_data.pan source_data.sub_type source_data.type success';

/** Documented signature: the values of twenty fields, in alphabetical order of their names. */
export function signAsDocumented(transaction: object, secret: string): string {
  const getField = (path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((value, key) => Object.entries(Object(value)).find(([name]) => name === key)?.[1], transaction);
  return createHmac('sha512', secret)
    .update(
      SIGNED_FIELDS.split(' ')
        .map((path) => String(getField(path)))
        .join(''),
    )
    .digest('hex');
}

export interface SentRequest {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

export const PAYMOB_KEYS = {
  secretKey: 'egy_sk_test_1',
  publicKey: 'egy_pk_test_1',
  apiKey: 'api_1',
  hmacSecret: 'hmac_1',
};

/** Answer to a refund. `unanswered`: made, then the connection breaks; `missing`: unknown payment; `unreadable`: empty. */
export type RefundOutcome = 'done' | 'pending' | 'refused' | 'unanswered' | 'missing' | 'unreadable';

/** Paymob as documented: refuses other requests, and stores payments and refunds. */
export class PaymobDouble {
  readonly sent: SentRequest[] = [];
  readonly transactions = new Map<number, DoubleTransaction>();
  /** Order number of each of our references. */
  readonly orders = new Map<string, number>();
  readonly settings = { ...PAYMOB_KEYS, base: '', integrations: { card: 11, wallet: 12 } } satisfies PaymobSettings;
  /** Status of every answer unless it is 200. */
  status = 200;
  refundOutcome: RefundOutcome = 'done';
  #lastOrder = 217_503_753;
  #last = 192_036_465;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.settings.base = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** A buyer pays an order, or tries to. */
  pay(orderId: number, amount: number, now: Date, overrides: Partial<DoubleTransaction> = {}): DoubleTransaction {
    const transaction: DoubleTransaction = {
      id: ++this.#last,
      amount_cents: amount,
      created_at: now.toISOString().replace('Z', ''),
      currency: 'EGP',
      error_occured: false,
      has_parent_transaction: false,
      integration_id: 11,
      is_3d_secure: true,
      is_auth: false,
      is_capture: false,
      is_refunded: false,
      is_standalone_payment: true,
      is_voided: false,
      order: { id: orderId },
      owner: 302_852,
      pending: false,
      source_data: { pan: '2346', sub_type: 'MasterCard', type: 'card' },
      success: true,
      refunded_amount_cents: 0,
      ...overrides,
    };
    this.transactions.set(transaction.id, transaction);
    return transaction;
  }

  callback(transaction: object): { body: object; hmac: string } {
    return {
      body: { type: 'TRANSACTION', obj: transaction },
      hmac: signAsDocumented(transaction, PAYMOB_KEYS.hmacSecret),
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    const path = request.url ?? '';
    const { authorization } = request.headers;
    this.sent.push({ path, authorization, body });
    const answer = (code: number, value: object) => response.writeHead(code).end(JSON.stringify(value));
    if (this.status !== 200) return void answer(this.status, { detail: PAYMOB_KEYS.secretKey });
    if (path === '/api/auth/tokens')
      return void answer(body.api_key === PAYMOB_KEYS.apiKey ? 201 : 403, { token: 'bearer_1' });
    const hasSecretKey = authorization === `Token ${PAYMOB_KEYS.secretKey}`;
    if (path === '/v1/intention/') {
      const items: { amount: number }[] = body.items ?? [];
      const isTotalCorrect = items.reduce((sum, { amount }) => sum + amount, 0) === body.amount;
      const hasPhone = /^\+?\d{10,15}$/.test(body.billing_data?.phone_number ?? '');
      if (!hasSecretKey) return void answer(401, {});
      const reference = String(body.special_reference);
      if (!isTotalCorrect || !hasPhone || this.orders.has(reference)) return void answer(400, {});
      const intention_order_id = ++this.#lastOrder;
      this.orders.set(reference, intention_order_id);
      return void answer(201, { client_secret: 'client & secret', intention_order_id, id: 'pi_1' });
    }
    if (path === '/api/acceptance/void_refund/refund') {
      if (!hasSecretKey) return void answer(401, {});
      const paid = this.transactions.get(Number(body.transaction_id));
      const outcome = this.refundOutcome;
      if (!paid || outcome === 'missing') return void answer(404, { detail: 'Not found.' });
      if (body.amount_cents > paid.amount_cents - paid.refunded_amount_cents) return void answer(400, {});
      if (outcome === 'unreadable') return void answer(201, {});
      if (outcome === 'done' || outcome === 'unanswered')
        this.transactions.set(paid.id, { ...paid, refunded_amount_cents: body.amount_cents });
      if (outcome === 'unanswered') return void response.destroy();
      const child = {
        ...paid,
        id: ++this.#last,
        amount_cents: body.amount_cents,
        has_parent_transaction: true,
        parent_transaction: paid.id,
        success: outcome === 'done',
        pending: outcome === 'pending',
      };
      if (child.pending) this.transactions.set(child.id, child);
      return void answer(201, child);
    }
    if (authorization !== 'Bearer bearer_1') return void answer(401, {});
    const allTransactions = [...this.transactions.values()];
    const transactionPath = path.match(/^\/api\/acceptance\/transactions\/(\d+)$/);
    const found =
      path === '/api/ecommerce/orders/transaction_inquiry'
        ? allTransactions.findLast(({ order }) => String(order.id) === String(body.order_id))
        : transactionPath && this.transactions.get(Number(transactionPath[1]));
    return void (found ? answer(200, found) : answer(404, {}));
  }
}
