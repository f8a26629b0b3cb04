import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/db/schema.ts';
import { contradictions } from '../../src/finance/repository/contradictions.ts';
import { signatureOf } from '../../src/payments/paymob/transaction.ts';
import { sandboxTransaction } from '../../src/payments/sandbox/sandboxProvider.ts';
import { freePort } from '../support/freePort.ts';

const HMAC_SECRET = 'hmac of kills';
const PRICE = 60_000;
const UUID_LENGTH = 36;
/** Numbers of orders have the same length for long, as Paymob's have: no one begins with another. */
const FIRST_REF = 217_000_000;
const PASSWORD = 'mashrabiya of oak';

/** What buyers were told, and what of it is not so. */
export interface BuyersLost {
  /** Payments that were taken notice of and whose order is not paid. */
  payments: number;
  /** Claims of the books that do not hold. */
  books: number;
}

/** A provider that takes every payment and tells of it, and people who buy; all go on whatever is killed. */
export class Buyers {
  readonly #paid: string[] = [];
  /** What the provider calls each order. */
  readonly #refs = new Map<string, number>();
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    // Jobs ask about orders that stay pending: the provider only takes payments, and is unavailable for questions.
    if (!request.url?.startsWith('/v1/intention')) return response.writeHead(503).end();
    const ref = ++this.#last;
    // The last one that was asked for: an order that was begun before a kill is begun again.
    const { special_reference } = JSON.parse(Buffer.concat(chunks).toString());
    this.#refs.set(special_reference.slice(0, UUID_LENGTH), ref);
    response.writeHead(201).end(JSON.stringify({ client_secret: 'secret', intention_order_id: ref }));
  });
  #last = FIRST_REF;
  #tried = 0;

  /** Payments that the product took notice of. */
  get told(): number {
    return this.#paid.length;
  }

  /** Begins to serve; gives the settings by which the product finds it. */
  async open(): Promise<NodeJS.ProcessEnv> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return {
      /** The same after each kill. */
      SITE_ORIGIN: `http://localhost:${await freePort()}`,
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

  /** Somebody new comes from an address, orders a plan and pays it; the provider tells of it twice at once. */
  async come(url: string, from: string): Promise<void> {
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
      const made = await post('/orders', { ...order, key: randomUUID() }, token);
      if (made.status !== 200) return;
      const { id } = (await made.json()).data;
      const ref = this.#refs.get(id) ?? 0;
      const obj = sandboxTransaction(String(ref), PRICE, new Date());
      const callback = `/payments/paymob/callback?hmac=${signatureOf(obj, HMAC_SECRET)}`;
      const answers = await Promise.all([1, 2].map(() => post(callback, { obj })));
      if (answers.some(({ status }) => status === 200)) this.#paid.push(id);
    } catch {
      // Nothing was told: the server was killed.
    }
  }

  /** Compares what was taken notice of with what is stored. */
  async lostIn(db: Kysely<Tables>): Promise<BuyersLost> {
    const orders = await db.selectFrom('pay_order').select('id').where('state', '=', 'successful').execute();
    const stored = new Set(orders.map(({ id }) => id));
    const faults = await contradictions(db);
    for (const { claim, fault } of faults) console.error(`${claim}: ${fault}`);
    return { payments: this.#paid.filter((id) => !stored.has(id)).length, books: faults.length };
  }
}
