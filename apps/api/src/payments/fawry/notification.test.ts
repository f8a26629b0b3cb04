import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFawryCallback } from './notification.ts';

const SECURE_KEY = 'a secure key of tests';
const SAMPLE = {
  requestId: 'c72827d084ea4b88949d91dd2db4996e',
  fawryRefNumber: '970177',
  merchantRefNumber: '9708f1cea8b5426cb57922df51b7f790',
  paymentAmount: 152,
  orderAmount: 150.5,
  orderStatus: 'PAID',
  paymentMethod: 'PayAtFawry',
  paymentRefrenceNumber: '24480',
};
const TEXT = '9701779708f1cea8b5426cb57922df51b7f790152.00150.50PAIDPayAtFawry24480';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const SIGNATURE = sha256(TEXT + SECURE_KEY);

const parse = (body: unknown) =>
  parseFawryCallback(
    { rawBody: new TextEncoder().encode(JSON.stringify(body)), query: {}, headers: new Headers() },
    SECURE_KEY,
  );

describe('A Fawry notification', () => {
  it('is accepted with the documented signature in either case', () => {
    const paid = {
      eventId: 'fawry-970177 paid',
      transactionId: 'fawry-970177',
      ref: SAMPLE.merchantRefNumber,
      amount: 15_050,
      currency: 'EGP',
      outcome: 'paid',
    };
    expect(parse({ ...SAMPLE, messageSignature: SIGNATURE })).toEqual(paid);
    expect(parse({ ...SAMPLE, messageSignature: SIGNATURE.toUpperCase() })).toEqual(paid);
  });

  it('may have numbers as text, and no payment reference', () => {
    const { paymentRefrenceNumber: _, ...rest } = SAMPLE;
    const messageSignature = sha256(TEXT.replace('24480', '') + SECURE_KEY);
    const overrides = { fawryRefNumber: 970_177, paymentAmount: '152.00', orderAmount: '150.50' };
    expect(parse({ ...rest, ...overrides, messageSignature })).toMatchObject({ amount: 15_050 });
    expect(parse({ ...rest, paymentRefrenceNumber: null, messageSignature })).toMatchObject({ amount: 15_050 });
  });

  it.each([
    ['New', 'unpaid', 15_050],
    ['EXPIRED', 'unpaid', 15_050],
    ['CANCELED', 'unpaid', 15_050],
    ['FAILED', 'declined', 15_050],
    ['REFUNDED', 'marked', 15_050],
    // Fawry does not report the amount.
    ['PARTIAL_REFUNDED', 'marked', 0],
  ])('%s is %s', (orderStatus, outcome, amount) => {
    const messageSignature = sha256(TEXT.replace('PAID', orderStatus) + SECURE_KEY);
    expect(parse({ ...SAMPLE, orderStatus, messageSignature })).toMatchObject({ outcome, amount });
  });

  it('confirms no more than the paid amount', () => {
    const messageSignature = sha256(TEXT.replace('152.00', '100.00') + SECURE_KEY);
    expect(parse({ ...SAMPLE, paymentAmount: 100, messageSignature })).toMatchObject({ amount: 10_000 });
  });

  it('is refused when forged, altered or shifted', () => {
    const alteredFields = fc
      .oneof(
        fc.record({ orderAmount: fc.nat() }),
        fc.record({ paymentAmount: fc.nat() }),
        fc.record({ fawryRefNumber: fc.nat().map(String) }),
        fc.record({ merchantRefNumber: fc.stringMatching(/^[0-9a-f]{32}$/) }),
        fc.record({ orderStatus: fc.constantFrom('NEW', 'REFUNDED', 'paid', 'PAIDPay') }),
        fc.record({ paymentMethod: fc.string() }),
        fc.record({ messageSignature: fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f]{64}$/)) }),
      )
      .map((overrides) => ({ ...SAMPLE, messageSignature: SIGNATURE, ...overrides }));
    // Characters move to a neighbouring value, so that the signed text stays the same.
    const fieldsWithShiftedBoundary = fc.constantFrom(
      { fawryRefNumber: '97017', merchantRefNumber: `7${SAMPLE.merchantRefNumber}` },
      { fawryRefNumber: '9701779', merchantRefNumber: SAMPLE.merchantRefNumber.slice(1) },
      { merchantRefNumber: SAMPLE.merchantRefNumber.slice(0, -1), paymentAmount: '0152.00' },
      { paymentAmount: '152.001', orderAmount: '50.50' },
      { paymentAmount: '15', orderAmount: '2.00150.50' },
      { orderStatus: 'PAIDPay', paymentMethod: 'AtFawry' },
    );
    const anyCallback = fc.oneof(
      alteredFields,
      fieldsWithShiftedBoundary.map((overrides) => ({ ...SAMPLE, messageSignature: SIGNATURE, ...overrides })),
      fc.anything(),
    );
    fc.assert(
      fc.property(anyCallback, (body) => {
        fc.pre(JSON.stringify(body) !== JSON.stringify({ ...SAMPLE, messageSignature: SIGNATURE }));
        return parse(body) === undefined;
      }),
      { numRuns: 1000, seed: 19 },
    );
  });
});
