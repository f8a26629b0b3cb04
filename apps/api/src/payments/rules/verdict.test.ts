import { piastresOf } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import type { PaymentEvent } from '../../ports/PaymentProvider.ts';
import { verdictOf } from './verdict.ts';

const event = (own: Partial<PaymentEvent> = {}): PaymentEvent => ({
  eventId: 'a paid',
  transactionId: 'a',
  ref: '1',
  amount: piastresOf(600),
  currency: 'EGP',
  outcome: 'paid',
  ...own,
});
const pending = { state: 'pending', price: 60_000, provider_tx: null } as const;
const failed = { ...pending, state: 'failed' } as const;
const paid = { ...pending, state: 'successful', provider_tx: 'a' } as const;

describe('A provider’s report', () => {
  it('about an unknown order is only recorded', () => {
    expect(verdictOf(undefined, event())).toBe('unknown_order');
  });

  it('grants a pending order, and a failed one', () => {
    expect(verdictOf(pending, event())).toBe('pays');
    expect(verdictOf(failed, event())).toBe('pays_late');
  });

  it('leaves an unpaid order open for another checkout', () => {
    expect(verdictOf(pending, event({ outcome: 'unpaid' }))).toBe('unpaid');
  });

  it('grants nothing twice', () => {
    expect(verdictOf(paid, event())).toBe('same');
    expect(verdictOf(paid, event({ transactionId: 'b' }))).toBe('surplus');
  });

  it.each([{ amount: piastresOf(599) }, { amount: piastresOf(601) }, { currency: 'USD' }, { currency: 'egp' }])(
    'grants nothing with %o',
    (own) => {
      expect(verdictOf(pending, event(own))).toBe('mismatch');
      expect(verdictOf(failed, event(own))).toBe('mismatch');
      expect(verdictOf(paid, event({ ...own, transactionId: 'b' }))).toBe('mismatch');
    },
  );

  it('revokes nothing that was paid', () => {
    const declined = event({ transactionId: 'b', outcome: 'declined' });
    expect(verdictOf(pending, declined)).toBe('fails');
    expect(verdictOf(paid, declined)).toBe('too_late');
    expect(verdictOf(failed, declined)).toBe('too_late');
  });

  it('may be empty, or report a reversal', () => {
    expect(verdictOf(pending, event({ outcome: 'pending' }))).toBe('waits');
    expect(verdictOf(paid, event({ outcome: 'reversed' }))).toBe('reversed');
  });
});
