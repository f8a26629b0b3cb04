import { toPiastres } from '@mashrabiya/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymobProvider } from '../src/payments/paymob/paymobProvider.ts';
import { ProviderUnavailableError, RefundRefusedError } from '../src/ports/PaymentProvider.ts';
import { PAYMOB_KEYS, PaymobDouble, type RefundOutcome, signAsDocumented } from './support/paymobDouble.ts';

const ORDER = '01900000-0000-7000-8000-000000000019';
const NOW = new Date('2026-11-23T10:00:00Z');

describe('Paymob', () => {
  const paymob = new PaymobDouble();
  beforeAll(() => paymob.open());
  afterAll(() => paymob.close());
  const createProvider = () => createPaymobProvider(paymob.settings);
  const checkout = {
    orderId: ORDER,
    amount: toPiastres(600),
    method: 'wallet',
    item: 'سوبيريور',
    buyer: { name: 'Nadia Samir Fahmy', email: 'nadia@example.com', phone: '+201000001234' },
    origin: 'https://homes.example.com',
  } as const;
  /** A paid order, and the amount to refund. */
  const createPaidOrder = (overrides: object = {}) => {
    const paid = paymob.pay(5_000 + paymob.transactions.size, 60_000, NOW, overrides);
    return {
      paid,
      refundRequest: {
        transactionId: String(paid.id),
        ref: String(paid.order.id),
        amount: toPiastres(588),
        isAccepted: false,
      },
    };
  };
  const findRefunds = (id: number) =>
    paymob.sent.filter(({ path, body }) => path.endsWith('/refund') && body.transaction_id === String(id));
  const withRefundOutcome = async <T>(outcome: RefundOutcome, act: () => Promise<T>): Promise<T> => {
    paymob.refundOutcome = outcome;
    return act().finally(() => {
      paymob.refundOutcome = 'done';
    });
  };

  it('gets an intention request as documented, and returns its URL and expiry', async () => {
    const session = await createProvider().createCheckoutSession(checkout, NOW);
    expect(session.ref).toBe('217503754');
    expect(session.url).toBe(
      `${paymob.settings.base}/unifiedcheckout/?publicKey=egy_pk_test_1&clientSecret=client+%26+secret`,
    );
    expect(session.expiresAt).toEqual(new Date('2026-11-23T11:00:00Z'));
    expect(paymob.sent.at(-1)).toMatchObject({
      path: '/v1/intention/',
      authorization: 'Token egy_sk_test_1',
      body: {
        amount: 60_000,
        currency: 'EGP',
        payment_methods: [12],
        items: [{ name: 'سوبيريور', amount: 60_000, quantity: 1 }],
        billing_data: { first_name: 'Nadia', last_name: 'Samir Fahmy', phone_number: '+201000001234' },
        special_reference: expect.stringMatching(`^${ORDER}-`),
        expiration: 3600,
        notification_url: 'https://homes.example.com/api/payments/paymob/callback',
        redirection_url: `https://homes.example.com/payment-success?payment=${ORDER}`,
      },
    });
  });

  it('gets a separate reference for each checkout of an order, also if an earlier answer was lost', async () => {
    const orderId = '01900000-0000-7000-8000-000000000020';
    const [firstSession, secondSession] = await Promise.all(
      [1, 2].map(() => createProvider().createCheckoutSession({ ...checkout, orderId }, NOW)),
    );
    expect(secondSession?.ref).not.toBe(firstSession?.ref);
  });

  it('refuses a buyer without a phone', async () => {
    const buyer = { ...checkout.buyer, phone: 'NA' };
    await expect(createProvider().createCheckoutSession({ ...checkout, buyer }, NOW)).rejects.toThrow(
      'Paymob returned 400',
    );
  });

  it('is accepted with its signature', () => {
    const { paid } = createPaidOrder();
    const { body, hmac } = paymob.callback(paid);
    const parse = (signature: string) =>
      createProvider().parseCallback({
        rawBody: new TextEncoder().encode(JSON.stringify(body)),
        query: { hmac: signature },
        headers: new Headers(),
      });
    expect(parse(hmac)).toMatchObject({
      transactionId: String(paid.id),
      ref: String(paid.order.id),
      amount: 60_000,
      outcome: 'paid',
    });
    expect(parse(signAsDocumented(paid, 'another'))).toBeUndefined();
  });

  it('reports its own orders only', async () => {
    const { paid } = createPaidOrder();
    const events = await createProvider().fetchEvents(String(paid.order.id));
    expect(events).toMatchObject([{ transactionId: String(paid.id), outcome: 'paid' }]);
    expect(await createProvider().fetchEvents('1')).toEqual([]);
  });

  it('refunds once, also when asked again', async () => {
    const { paid, refundRequest } = createPaidOrder();
    expect(await createProvider().refund(refundRequest)).toBe('done');
    expect(await createProvider().refund(refundRequest)).toBe('done');
    expect(findRefunds(paid.id).map(({ body }) => body)).toEqual([
      { transaction_id: String(paid.id), amount_cents: 58_800 },
    ]);
  });

  it('needs one token for a refund', async () => {
    const { refundRequest } = createPaidOrder();
    const firstRequest = paymob.sent.length;
    expect(await createProvider().refund(refundRequest)).toBe('done');
    const paths = paymob.sent.slice(firstRequest).map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('/tokens'))).toHaveLength(1);
  });

  it('refunds once, also when its answer is lost', async () => {
    const { paid, refundRequest } = createPaidOrder();
    await expect(withRefundOutcome('unanswered', () => createProvider().refund(refundRequest))).rejects.toThrow(
      ProviderUnavailableError,
    );
    expect(await createProvider().refund(refundRequest)).toBe('done');
    expect(findRefunds(paid.id)).toHaveLength(1);
  });

  it('is asked once for a refund that it has accepted, also when its answer is lost', async () => {
    const { paid, refundRequest } = createPaidOrder();
    expect(await withRefundOutcome('pending', () => createProvider().refund(refundRequest))).toBe('pending');
    expect(await createProvider().refund(refundRequest)).toBe('pending');
    expect(findRefunds(paid.id)).toHaveLength(1);
  });

  it('is asked for a refund beside an unfinished one of another payment', async () => {
    const { paid, refundRequest } = createPaidOrder();
    paymob.pay(paid.order.id, 60_000, NOW, { has_parent_transaction: true, parent_transaction: 7, pending: true });
    expect(await createProvider().refund(refundRequest)).toBe('done');
    expect(findRefunds(paid.id)).toHaveLength(1);
  });

  it('is only polled for a refund that it has accepted and not finished', async () => {
    const { paid, refundRequest } = createPaidOrder();
    expect(await withRefundOutcome('pending', () => createProvider().refund(refundRequest))).toBe('pending');
    expect(await createProvider().refund({ ...refundRequest, isAccepted: true })).toBe('pending');
    paymob.transactions.set(paid.id, { ...paid, is_refunded: true, refunded_amount_cents: 58_800 });
    expect(await createProvider().refund({ ...refundRequest, isAccepted: true })).toBe('done');
    expect(findRefunds(paid.id)).toHaveLength(1);
  });

  it.each<[what: string, outcome: RefundOutcome, error: typeof RefundRefusedError | typeof ProviderUnavailableError]>([
    ['Paymob reports a failure', 'refused', RefundRefusedError],
    ['Paymob does not know the payment', 'missing', RefundRefusedError],
    ['Paymob’s answer is undocumented', 'unreadable', ProviderUnavailableError],
  ])('has not refunded when %s', async (_, outcome, error) => {
    await expect(
      withRefundOutcome(outcome, () => createProvider().refund(createPaidOrder().refundRequest)),
    ).rejects.toThrow(error);
  });

  it.each<[what: string, overrides: object]>([
    ['was voided', { is_voided: true }],
    ['was refunded in another amount', { is_refunded: true, refunded_amount_cents: 100 }],
    ['was refunded completely', { is_refunded: true, refunded_amount_cents: 60_000 }],
    ['was declined', { success: false }],
    ['belongs to another order', { order: { id: 77 } }],
  ])('refuses to refund a payment that %s', async (_, overrides) => {
    const { paid, refundRequest } = createPaidOrder(overrides);
    const ref = 'order' in overrides ? '78' : refundRequest.ref;
    await expect(createProvider().refund({ ...refundRequest, ref })).rejects.toThrow(RefundRefusedError);
    expect(findRefunds(paid.id)).toEqual([]);
  });

  it('may refuse a refund permanently', async () => {
    const { refundRequest } = createPaidOrder();
    await expect(createProvider().refund({ ...refundRequest, amount: toPiastres(601) })).rejects.toThrow(
      RefundRefusedError,
    );
    await expect(createProvider().refund({ ...refundRequest, transactionId: '999' })).rejects.toThrow(
      RefundRefusedError,
    );
  });

  const calls = {
    checkout: () => createProvider().createCheckoutSession(checkout, NOW),
    inquiry: () => createProvider().fetchEvents('1'),
    refund: () => createProvider().refund(createPaidOrder().refundRequest),
  };
  it.each(Object.entries(calls).flatMap(([name, act]) => [500, 401, 429, 0].map((code) => [name, code, act] as const)))(
    'that answers %s with %i is unavailable, and no key is logged',
    async (_, code, act) => {
      const { base } = paymob.settings;
      if (code === 0) paymob.settings.base = 'http://127.0.0.1:1';
      else paymob.status = code;
      const error = await act().catch((thrown: unknown) => thrown);
      paymob.status = 200;
      paymob.settings.base = base;
      expect(error).toMatchObject({ name: 'ProviderUnavailableError' });
      const message = error instanceof Error ? `${error.stack} ${error.message} ${String(error.cause)}` : '';
      for (const key of [...Object.values(PAYMOB_KEYS), 'bearer_1']) expect(message).not.toContain(key);
    },
  );
});
