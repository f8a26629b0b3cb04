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

describe('The word of a provider', () => {
  it('about an order that nobody knows is noted only', () => {
    expect(verdictOf(undefined, event())).toBe('unknown_order');
  });

  it('pays for what waits, and for what had failed', () => {
    expect(verdictOf(pending, event())).toBe('pays');
    expect(verdictOf(failed, event())).toBe('pays_late');
  });

  it('changes nothing while nobody has paid, so that another checkout can be paid', () => {
    expect(verdictOf(pending, event({ outcome: 'unpaid' }))).toBe('unpaid');
  });

  it('pays for nothing twice', () => {
    expect(verdictOf(paid, event())).toBe('same');
    expect(verdictOf(paid, event({ transactionId: 'b' }))).toBe('surplus');
  });

  it.each([{ amount: piastresOf(599) }, { amount: piastresOf(601) }, { currency: 'USD' }, { currency: 'egp' }])(
    'buys nothing with %o',
    (own) => {
      expect(verdictOf(pending, event(own))).toBe('mismatch');
      expect(verdictOf(failed, event(own))).toBe('mismatch');
      expect(verdictOf(paid, event({ ...own, transactionId: 'b' }))).toBe('mismatch');
    },
  );

  it('takes nothing back that was paid', () => {
    const declined = event({ transactionId: 'b', outcome: 'declined' });
    expect(verdictOf(pending, declined)).toBe('fails');
    expect(verdictOf(paid, declined)).toBe('too_late');
    expect(verdictOf(failed, declined)).toBe('too_late');
  });

  it('may say nothing yet, or that money went back', () => {
    expect(verdictOf(pending, event({ outcome: 'pending' }))).toBe('waits');
    expect(verdictOf(paid, event({ outcome: 'reversed' }))).toBe('reversed');
  });
});
