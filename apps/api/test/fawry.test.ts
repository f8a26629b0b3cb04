import { toPiastres } from '@mashrabiya/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFawryProvider } from '../src/payments/fawry/fawryProvider.ts';
import { ProviderUnavailableError, RefundRefusedError } from '../src/ports/PaymentProvider.ts';
import { FawryDouble } from './support/fawryDouble.ts';

const ORDER = '01900000-0000-7000-8000-000000000019';
const NOW = new Date('2026-11-23T10:00:00Z');

describe('Fawry', () => {
  const fawry = new FawryDouble();
  beforeAll(() => fawry.open());
  afterAll(() => fawry.close());
  const createProvider = () => createFawryProvider(fawry.settings);
  const checkout = {
    orderId: ORDER,
    amount: toPiastres(600),
    method: 'wallet',
    item: 'سوبيريور',
    buyer: { name: 'Nadia Samir Fahmy', email: 'nadia@example.com', phone: '+201000001234' },
    origin: 'https://homes.example.com',
  } as const;
  const createPaidOrder = async () => {
    const { ref } = await createProvider().createCheckoutSession(checkout, NOW);
    const paid = fawry.pay(ref);
    const refundRequest = {
      transactionId: `fawry-${paid.fawryRefNumber}`,
      ref,
      amount: toPiastres(600),
      isAccepted: false,
    };
    return { ref, paid, refundRequest };
  };
  const findRefunds = (fawryRefNumber: string) =>
    fawry.sent.filter(({ path, body }) => path.endsWith('/refund') && body.referenceNumber === fawryRefNumber);

  it('gets a checkout request as documented, and returns its URL and expiry', async () => {
    const { ref, url, expiresAt } = await createProvider().createCheckoutSession(checkout, NOW);
    expect(ref).toMatch(/^[0-9a-f]{32}$/);
    expect(url).toBe(`${fawry.settings.base}/atfawry/plugin/?ref=${ref}`);
    expect(expiresAt).toEqual(new Date('2026-11-23T11:00:00Z'));
    expect(fawry.sent.at(-1)?.body).toMatchObject({
      merchantRefNum: ref,
      customerMobile: '01000001234',
      paymentExpiry: expiresAt.getTime(),
      paymentMethod: 'MWALLET',
      chargeItems: [{ itemId: ORDER, price: 600, quantity: 1 }],
      returnUrl: `https://homes.example.com/payment-success?payment=${ORDER}`,
    });
  });

  it('reports its own checkout only', async () => {
    const { ref } = await createProvider().createCheckoutSession(checkout, NOW);
    expect(await createProvider().fetchEvents(ref)).toMatchObject([{ ref, outcome: 'unpaid' }]);
    fawry.pay(ref);
    expect(await createProvider().fetchEvents(ref)).toMatchObject([{ ref, outcome: 'paid', amount: 60_000 }]);
    expect(await createProvider().fetchEvents('0'.repeat(32))).toEqual([]);
  });

  it('refunds once, also when asked again or when its answer is lost', async () => {
    const { paid, refundRequest } = await createPaidOrder();
    fawry.losesAnswers = true;
    await expect(createProvider().refund(refundRequest)).rejects.toThrow(ProviderUnavailableError);
    fawry.losesAnswers = false;
    expect(await createProvider().refund(refundRequest)).toBe('done');
    expect(await createProvider().refund(refundRequest)).toBe('done');
    expect(findRefunds(paid.fawryRefNumber)).toHaveLength(1);
  });

  it('refunds nothing after a partial refund, whose amount it does not report', async () => {
    const { paid, refundRequest } = await createPaidOrder();
    const partialRefund = { ...refundRequest, amount: toPiastres(588) };
    expect(await createProvider().refund(partialRefund)).toBe('done');
    await expect(createProvider().refund(partialRefund)).rejects.toThrow(RefundRefusedError);
    await expect(createProvider().refund(refundRequest)).rejects.toThrow('refunded by an unknown amount');
    expect(findRefunds(paid.fawryRefNumber)).toHaveLength(1);
  });

  it('refuses to refund unknown or unpaid orders', async () => {
    const { refundRequest } = await createPaidOrder();
    await expect(createProvider().refund({ ...refundRequest, transactionId: 'fawry-1' })).rejects.toThrow(
      RefundRefusedError,
    );
    const { ref } = await createProvider().createCheckoutSession(checkout, NOW);
    await expect(createProvider().refund({ ...refundRequest, ref })).rejects.toThrow(RefundRefusedError);
  });

  it('is unavailable when it does not answer as documented', async () => {
    const wrongProvider = createFawryProvider({ ...fawry.settings, secureKey: 'another' });
    await expect(wrongProvider.createCheckoutSession(checkout, NOW)).rejects.toThrow(ProviderUnavailableError);
    await expect(wrongProvider.fetchEvents('0'.repeat(32))).rejects.toThrow(/^Fawry returned 9946 at/);
  });
});
