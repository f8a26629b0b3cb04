import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findLedgerViolations } from '../src/finance/repository/ledgerChecks.ts';
import { createPaymobProvider } from '../src/payments/paymob/paymobProvider.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { buildJsonRequest } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { type DoubleTransaction, PAYMOB_KEYS, PaymobDouble, signAsDocumented } from './support/paymobDouble.ts';
import { createShop } from './support/shop.ts';
import { registerUser } from './support/users.ts';

const FORGED_COUNT = process.env.TESTS === 'full' ? 1_000 : 60;

interface ForgedCallback {
  obj: unknown;
  hmac: string;
}
/** A callback forged with knowledge of everything but the secret. */
type Forge = (paid: DoubleTransaction, hmac: string) => ForgedCallback;

const replaceCharacter = (text: string, at: number, by: string) =>
  text.slice(0, at % text.length) + by + text.slice((at % text.length) + 1);

/** One of the signed values is changed. */
const alteredValues: fc.Arbitrary<Forge> = fc
  .oneof(
    fc.record({ amount_cents: fc.nat() }),
    fc.record({ currency: fc.constantFrom('USD', 'EUR', 'egp', '') }),
    fc.record({ id: fc.nat() }),
    fc.record({ order: fc.record({ id: fc.nat() }) }),
    fc.record({ integration_id: fc.constantFrom(12, 1, 112) }),
    fc.record({ owner: fc.nat() }),
    fc.record({ created_at: fc.constantFrom('2026-11-23T10:00:00', '', '0000-00-00T00:00:00') }),
    fc.record({ source_data: fc.record({ pan: fc.string(), sub_type: fc.string(), type: fc.string() }) }),
    ...(['success', 'pending', 'is_refunded', 'is_voided', 'error_occured', 'has_parent_transaction'] as const).map(
      (flag) => fc.constant(flag).map((name) => ({ [name]: name !== 'success' })),
    ),
  )
  .map((change) => (paid, hmac) => ({ obj: { ...paid, ...change }, hmac }));

/** A value has another type, or is missing. */
const wrongTypes: fc.Arbitrary<Forge> = fc
  .tuple(
    fc.constantFrom('amount_cents', 'id', 'order', 'success', 'currency', 'source_data', 'integration_id'),
    fc.oneof(fc.constant(undefined), fc.constant(null), fc.string(), fc.constant([true]), fc.object()),
  )
  .map(([name, value]) => (paid, hmac) => ({ obj: { ...paid, [name]: value }, hmac }));

/** A genuine transaction with a false signature. */
const wrongSignatures: fc.Arbitrary<Forge> = fc.oneof(
  fc.stringMatching(/^[0-9a-f]{128}$/).map(
    (hmac): Forge =>
      (obj) => ({ obj, hmac }),
  ),
  fc.string().map(
    (hmac): Forge =>
      (obj) => ({ obj, hmac }),
  ),
  fc.string({ minLength: 1 }).map(
    (key): Forge =>
      (obj) => ({ obj, hmac: signAsDocumented(obj, `${key} no key`) }),
  ),
  fc.tuple(fc.nat(127), fc.constantFrom('g', '0', 'f', ' ')).map(
    ([at, by]): Forge =>
      (obj, hmac) => ({
        obj,
        hmac: hmac[at] === by ? hmac.slice(1) : replaceCharacter(hmac, at, by),
      }),
  ),
  fc.nat(127).map(
    (length): Forge =>
      (obj, hmac) => ({ obj, hmac: hmac.slice(0, length) }),
  ),
);

/** Arbitrary content under a signature of another body. */
const arbitraryContent: fc.Arbitrary<Forge> = fc.anything().map((obj) => (_paid, hmac) => ({ obj: obj ?? null, hmac }));

describeEngines('Callbacks without a valid signature', (open) => {
  const paymob = new PaymobDouble();
  beforeAll(() => paymob.open());
  afterAll(() => paymob.close());
  const api = createFixtureApi(open, { payments: () => [createPaymobProvider(paymob.settings)] });
  const { placeOrder, fetchOrder, fetchAdCounts } = createShop(api);
  const sendCallback = async ({ obj, hmac }: ForgedCallback): Promise<number> => {
    const path = `/payments/paymob/callback?hmac=${encodeURIComponent(hmac)}`;
    const answer = await api.client.request(path, buildJsonRequest({ type: 'TRANSACTION', obj }));
    return answer.status;
  };

  it(`are all refused, ${FORGED_COUNT} of them, and a valid one is accepted`, { timeout: 600_000 }, async () => {
    const { token } = await registerUser(api.client);
    const { id } = await placeOrder(token);
    const countsBefore = await fetchAdCounts(token);
    const { provider_ref } = await api.database.db
      .selectFrom('pay_order')
      .select('provider_ref')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const paid = paymob.pay(Number(provider_ref), 60_000, api.services.clock());
    const { hmac } = paymob.callback(paid);
    const secrets = [hmac, PAYMOB_KEYS.hmacSecret, PAYMOB_KEYS.secretKey];

    await fc.assert(
      fc.asyncProperty(fc.oneof(alteredValues, wrongTypes, wrongSignatures, arbitraryContent), async (forge) => {
        const forgedCallback = forge(paid, hmac);
        fc.pre(forgedCallback.hmac !== hmac || JSON.stringify(forgedCallback.obj) !== JSON.stringify(paid));
        expect(await sendCallback(forgedCallback)).toBe(403);
      }),
      { numRuns: FORGED_COUNT },
    );

    expect(await fetchOrder(token, id)).toMatchObject({ status: 'pending' });
    expect(await fetchAdCounts(token)).toEqual(countsBefore);
    expect(await api.database.db.selectFrom('pay_callback').select('event_id').execute()).toEqual([]);
    expect(secrets.filter((secret) => api.logged.join('\n').includes(secret))).toEqual([]);
    expect(await sendCallback({ obj: paid, hmac })).toBe(200);
    expect(await fetchOrder(token, id)).toMatchObject({ status: 'successful' });
    expect(await findLedgerViolations(api.database.db)).toEqual([]);
  });
});
