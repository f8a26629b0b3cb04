import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildSignedText,
  computeSignature,
  PaymobTransaction,
  parsePaymobCallback,
  toPaymentEvent,
} from './transaction.ts';

const SECRET = 'a secret of tests';
const SIGNER = { secret: SECRET, integrations: [4_097_558] };

const parse = (body: unknown, hmac: string) => {
  const rawBody = new TextEncoder().encode(JSON.stringify(body));
  return parsePaymobCallback({ rawBody, query: { hmac }, headers: new Headers() }, SIGNER);
};

/** The sample of Paymob's documentation. */
const SAMPLE = PaymobTransaction.parse({
  amount_cents: 100_000,
  created_at: '2024-06-13T11:33:44.592345',
  currency: 'EGP',
  error_occured: false,
  has_parent_transaction: false,
  id: 192_036_465,
  integration_id: 4_097_558,
  is_3d_secure: true,
  is_auth: false,
  is_capture: false,
  is_refunded: false,
  is_standalone_payment: true,
  is_voided: false,
  order: { id: 217_503_754 },
  owner: 302_852,
  pending: false,
  source_data: { pan: '2346', sub_type: 'MasterCard', type: 'card' },
  success: true,
});

describe('Paymob’s signed text', () => {
  it('matches the documentation', () => {
    expect(buildSignedText(SAMPLE)).toBe(
      '1000002024-06-13T11:33:44.592345EGPfalsefalse1920364654097558truefalsefalsefalsetruefalse217503754302852false2346MasterCardcardtrue',
    );
  });

  it('is signed by standard HMAC-SHA512', () => {
    // printf '%s' "$TEXT" | openssl dgst -sha512 -hmac 'a secret of tests'
    expect(computeSignature(SAMPLE, SECRET)).toBe(
      'dfbd146373c8c75e99826fe43a7a79d4bb2f9dd6ca8cd9d728eb994ad2c312466671d226c5cabd08c3afe12913ab87c0ec9303eaa3ca715af28d34030763d061',
    );
  });

  it('is accepted with its signature in either case', () => {
    const signature = computeSignature(SAMPLE, SECRET);
    expect(signature).toMatch(/^[\da-f]{128}$/);
    expect(parse({ obj: SAMPLE }, signature)).toEqual(toPaymentEvent(SAMPLE));
    expect(parse({ obj: SAMPLE }, signature.toUpperCase())).toEqual(toPaymentEvent(SAMPLE));
  });

  it('is accepted without a refunded amount, which Paymob sends as null', () => {
    const obj = { ...SAMPLE, refunded_amount_cents: null, parent_transaction: null };
    expect(parse({ obj }, computeSignature(SAMPLE, SECRET))).toEqual(toPaymentEvent(SAMPLE));
  });

  it('is refused in 1,000 forged or altered forms', () => {
    const signature = computeSignature(SAMPLE, SECRET);
    const alteredFields = fc.oneof(
      fc.record({ amount_cents: fc.nat() }),
      fc.record({ currency: fc.string() }),
      fc.record({ success: fc.constant(false) }),
      fc.record({ pending: fc.constant(true) }),
      fc.record({ id: fc.nat() }),
      fc.record({ owner: fc.nat() }),
      fc.record({ integration_id: fc.nat() }),
      fc.record({ is_refunded: fc.constant(true) }),
      fc.record({ order: fc.record({ id: fc.nat() }) }),
      fc.record({ created_at: fc.string() }),
      fc.record({ source_data: fc.record({ pan: fc.string(), sub_type: fc.string(), type: fc.string() }) }),
    );
    const altered = alteredFields.map((change) => ({ body: { obj: { ...SAMPLE, ...change } }, signature }));
    const forgedCallbacks = fc
      .oneof(
        fc.string(),
        fc.stringMatching(/^[\da-f]{128}$/),
        fc.nat(127).map((at) => signature.slice(0, at) + (signature[at] === '0' ? '1' : '0') + signature.slice(at + 1)),
        fc.string({ minLength: 1 }).map((secret) => computeSignature(SAMPLE, `${secret}.`)),
      )
      .map((wrong) => ({ body: { obj: SAMPLE }, signature: wrong }));
    const broken = fc.anything().map((body) => ({ body, signature }));
    let triedCount = 0;
    const anyCallback = fc.oneof(
      { weight: 4, arbitrary: altered },
      { weight: 4, arbitrary: forgedCallbacks },
      broken,
      buildShifted(SAMPLE),
    );
    fc.assert(
      fc.property(anyCallback, (sent) => {
        const isUnchanged =
          JSON.stringify(sent.body) === JSON.stringify({ obj: SAMPLE }) && sent.signature === signature;
        fc.pre(!isUnchanged);
        triedCount++;
        return parse(sent.body, sent.signature) === undefined;
      }),
      { numRuns: 1000, seed: 19 },
    );
    expect(triedCount).toBe(1000);
  });
});

/**
 * Neighbours in the signed text that both have, or could have, digits at their boundary. The order's number and the
 * owner's are excluded: no order's number is a prefix of another's (`addCheckout`).
 */
const NEIGHBORS = [
  ['amount_cents', 'created_at'],
  ['id', 'integration_id'],
  ['created_at', 'currency'],
] as const;

/** Variants of a transaction with the same signed text, with characters moved to a neighbouring value. */
function buildShifted(transaction: PaymobTransaction): fc.Arbitrary<{ body: unknown; signature: string }> {
  const signature = computeSignature(transaction, SECRET);
  const readField = (name: string) => String(Object.entries(transaction).find(([key]) => key === name)?.[1]);
  return fc
    .record({
      pair: fc.constantFrom(...NEIGHBORS),
      by: fc.integer({ min: 1, max: 8 }),
      left: fc.boolean(),
      text: fc.boolean(),
    })
    .map(({ pair: [firstField, secondField], by, left, text }) => {
      const joinedValues = readField(firstField) + readField(secondField);
      const cutIndex = Math.min(Math.max(readField(firstField).length + (left ? -by : by), 0), joinedValues.length);
      const withField = (obj: Record<string, unknown>, name: string, value: string) => {
        const typedValue = text || !/^\d+$/.test(value) ? value : Number(value);
        return { ...obj, [name]: typedValue };
      };
      return {
        body: {
          obj: withField(
            withField(transaction, firstField, joinedValues.slice(0, cutIndex)),
            secondField,
            joinedValues.slice(cutIndex),
          ),
        },
        signature,
      };
    });
}

describe('A signature', () => {
  it('covers one transaction: digits cannot move between fields', () => {
    fc.assert(
      fc.property(buildShifted(SAMPLE), ({ body, signature }) => parse(body, signature) === undefined),
      { numRuns: 500, seed: 19 },
    );
  });

  it('is invalid from another integration of the same account', () => {
    const foreignTransaction = { ...SAMPLE, integration_id: 7 };
    expect(parse({ obj: foreignTransaction }, computeSignature(foreignTransaction, SECRET))).toBeUndefined();
  });
});

describe('A transaction', () => {
  const getOutcome = (overrides: Partial<PaymobTransaction>) => toPaymentEvent({ ...SAMPLE, ...overrides }).outcome;

  it('is paid only if no field contradicts it', () => {
    expect(getOutcome({})).toBe('paid');
    expect(getOutcome({ success: false })).toBe('declined');
    expect(getOutcome({ error_occured: true })).toBe('declined');
    expect(getOutcome({ pending: true })).toBe('pending');
    expect(getOutcome({ is_refunded: true })).toBe('marked');
    expect(getOutcome({ is_voided: true })).toBe('marked');
    expect(getOutcome({ has_parent_transaction: true })).toBe('reversed');
    // A refused or pending refund moved no money.
    expect(getOutcome({ has_parent_transaction: true, success: false })).toBe('pending');
    expect(getOutcome({ has_parent_transaction: true, pending: true })).toBe('pending');
  });

  it('becomes one event for each state', () => {
    expect(toPaymentEvent(SAMPLE).eventId).not.toBe(toPaymentEvent({ ...SAMPLE, pending: true }).eventId);
    expect(toPaymentEvent(SAMPLE).eventId).toBe(
      toPaymentEvent({ ...SAMPLE, created_at: '2024-06-14T11:33:44' }).eventId,
    );
  });
});
