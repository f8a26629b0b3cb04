import { toPiastres } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import type { PaymentEvent } from '../../ports/PaymentProvider.ts';
import { decideVerdict } from './verdict.ts';

const createEvent = (overrides: Partial<PaymentEvent> = {}): PaymentEvent => ({
  eventId: 'a paid',
  transactionId: 'a',
  ref: '1',
  amount: toPiastres(600),
  currency: 'EGP',
  outcome: 'paid',
  ...overrides,
});
const pendingOrder = { state: 'pending', price: 60_000, provider_tx: null } as const;
const failed = { ...pendingOrder, state: 'failed' } as const;
const paid = { ...pendingOrder, state: 'successful', provider_tx: 'a' } as const;

describe('A provider’s report', () => {
  it('about an unknown order is only recorded', () => {
    expect(decideVerdict(undefined, createEvent())).toBe('unknown_order');
  });

  it('grants a pending order, and a failed one', () => {
    expect(decideVerdict(pendingOrder, createEvent())).toBe('pays');
    expect(decideVerdict(failed, createEvent())).toBe('pays_late');
  });

  it('leaves an unpaid order open for another checkout', () => {
    expect(decideVerdict(pendingOrder, createEvent({ outcome: 'unpaid' }))).toBe('unpaid');
  });

  it('grants nothing twice', () => {
    expect(decideVerdict(paid, createEvent())).toBe('same');
    expect(decideVerdict(paid, createEvent({ transactionId: 'b' }))).toBe('surplus');
  });

  it.each([{ amount: toPiastres(599) }, { amount: toPiastres(601) }, { currency: 'USD' }, { currency: 'egp' }])(
    'grants nothing with %o',
    (overrides) => {
      expect(decideVerdict(pendingOrder, createEvent(overrides))).toBe('mismatch');
      expect(decideVerdict(failed, createEvent(overrides))).toBe('mismatch');
      expect(decideVerdict(paid, createEvent({ ...overrides, transactionId: 'b' }))).toBe('mismatch');
    },
  );

  it('grants nothing to a deleted account', () => {
    const deletion = { isBuyerDeleted: true };
    for (const order of [pendingOrder, failed])
      expect(decideVerdict(order, createEvent(), deletion)).toBe('account_deleted');
    expect(decideVerdict(paid, createEvent(), deletion)).toBe('same');
    expect(decideVerdict(paid, createEvent({ transactionId: 'b' }), deletion)).toBe('surplus');
  });

  it('revokes nothing that was paid', () => {
    const declinedEvent = createEvent({ transactionId: 'b', outcome: 'declined' });
    expect(decideVerdict(pendingOrder, declinedEvent)).toBe('fails');
    expect(decideVerdict(paid, declinedEvent)).toBe('too_late');
    expect(decideVerdict(failed, declinedEvent)).toBe('too_late');
  });

  it('may be empty, or report a reversal', () => {
    expect(decideVerdict(pendingOrder, createEvent({ outcome: 'pending' }))).toBe('waits');
    expect(decideVerdict(paid, createEvent({ outcome: 'reversed' }))).toBe('reversed');
  });
});
