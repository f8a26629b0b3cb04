import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/db/schema.ts';
import { findLedgerViolations } from '../../src/finance/repository/ledgerChecks.ts';
import { computeSignature } from '../../src/payments/paymob/transaction.ts';
import { buildSandboxTransaction } from '../../src/payments/sandbox/sandboxProvider.ts';
import { findFreePort } from '../support/findFreePort.ts';

const HMAC_SECRET = 'hmac of kills';
const PRICE = 60_000;
const UUID_LENGTH = 36;
/** Order numbers have the same length for a long time, as at Paymob: none is a prefix of another. */
const FIRST_REF = 217_000_000;
const PASSWORD = 'mashrabiya of oak';

/** Acknowledged purchases that were lost. */
export interface PurchaseErrors {
  /** Acknowledged payments whose order is not paid. */
  payments: number;
  /** Violated ledger invariants. */
  ledgerFaults: number;
}

/** A provider that accepts and reports every payment, and its buyers; they continue through all kills. */
export class Buyers {
  readonly #paid: string[] = [];
  /** The provider's order numbers. */
  readonly #refs = new Map<string, number>();
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    // Jobs query pending orders: the provider only accepts payments, and is unavailable for queries.
    if (!request.url?.startsWith('/v1/intention')) return response.writeHead(503).end();
    const ref = ++this.#last;
    // The latest request: an order interrupted by a kill is started again.
    const { special_reference } = JSON.parse(Buffer.concat(chunks).toString());
    this.#refs.set(special_reference.slice(0, UUID_LENGTH), ref);
    response.writeHead(201).end(JSON.stringify({ client_secret: 'secret', intention_order_id: ref }));
  });
  #last = FIRST_REF;
  #tried = 0;

  /** Number of payments that the server under test acknowledged. */
  get checked(): number {
    return this.#paid.length;
  }

  /** Number of purchases that were not acknowledged. */
  get failed(): number {
    return this.#tried - this.#paid.length;
  }

  /** Starts the provider; returns the settings by which the product finds it. */
  async open(): Promise<NodeJS.ProcessEnv> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return {
      SITE_ORIGIN: `http://localhost:${await findFreePort()}`,
      PAYMOB_URL: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
      PAYMOB_SECRET_KEY: 'secret key',
      PAYMOB_PUBLIC_KEY: 'public key',
      PAYMOB_API_KEY: 'api key',
      PAYMOB_HMAC_SECRET: HMAC_SECRET,
      PAYMOB_CARD_INTEGRATION: '1',
      PAYMOB_WALLET_INTEGRATION: '2',
    };
  }

  close(): void {
    this.#server.close();
  }

  /** A new buyer orders a plan and pays it; the provider reports it twice concurrently. */
  async placeOrder(url: string, from: string): Promise<void> {
    const post = async (path: string, body: object, token = '') => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
      const authorization = token && { authorization: `Bearer ${token}` };
      return fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { ...headers, ...authorization },
        body: JSON.stringify(body),
      });
    };
    try {
      const email = `buyer-${this.#tried++}-${randomUUID()}@example.com`;
      const form = { name: 'Nadia', email, password: PASSWORD, password_confirmation: PASSWORD };
      const { token = '' } = await (await post('/register', form)).json();
      const order = { plan_id: 3, price: PRICE, method: 'card', wallet_phone: '01000001234', terms: true };
      const orderResponse = await post('/orders', { ...order, key: randomUUID() }, token);
      if (orderResponse.status !== 200) return;
      const { id } = (await orderResponse.json()).data;
      const ref = this.#refs.get(id) ?? 0;
      const obj = buildSandboxTransaction(String(ref), PRICE, new Date());
      const callback = `/payments/paymob/callback?hmac=${computeSignature(obj, HMAC_SECRET)}`;
      const answers = await Promise.all([1, 2].map(() => post(callback, { obj })));
      if (answers.some(({ status }) => status === 200)) this.#paid.push(id);
    } catch {
      // Not acknowledged: the server was killed.
    }
  }

  /** Compares acknowledged payments with the database. */
  async findErrors(db: Kysely<Tables>): Promise<PurchaseErrors> {
    const orders = await db.selectFrom('pay_order').select('id').where('state', '=', 'successful').execute();
    const stored = new Set(orders.map(({ id }) => id));
    const faults = await findLedgerViolations(db);
    for (const { invariant: claim, fault } of faults) console.error(`${claim}: ${fault}`);
    return { payments: this.#paid.filter((id) => !stored.has(id)).length, ledgerFaults: faults.length };
  }
}
