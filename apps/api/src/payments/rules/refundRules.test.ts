import { piastres, toPiastres } from '@mashrabiya/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDecisionDay, computeRefundAmounts, computeRefundDeadline } from './refundRules.ts';

const unitPrices = { basic: toPiastres(100), elite: toPiastres(150), superior: toPiastres(250) };
const ads = { basic: 2, elite: 2, superior: 2 };
const terms = { price: toPiastres(600), feePercent: 2, ads, unitPrices };

describe('A refund', () => {
  it('can be requested until seven days after the payment, to the hour', () => {
    const settled_at = new Date('2026-11-20T10:30:00Z');
    expect(computeRefundDeadline({ state: 'successful', settled_at })?.toISOString()).toBe('2026-11-27T10:30:00.000Z');
    expect(computeRefundDeadline({ state: 'failed', settled_at })).toBeNull();
  });

  it.each([
    ['2026-11-22T09:00:00Z', [], '2026-11-29'],
    ['2026-11-19T09:00:00Z', [], '2026-11-26'],
    ['2026-11-20T09:00:00Z', [], '2026-11-26'],
    ['2026-11-22T09:00:00Z', ['2026-11-24', '2026-11-27'], '2026-11-30'],
    ['2026-11-21T22:30:00Z', [], '2026-11-29'],
    // Eid al-Fitr of 9 to 11 March, Eid al-Adha of 15 to 19 May.
    ['2027-03-07T09:00:00Z', [], '2027-03-17'],
    ['2027-05-13T09:00:00Z', [], '2027-05-26'],
    ['2028-02-24T09:00:00Z', ['2028-02-29'], '2028-03-07'],
  ])('requested at %s with holidays %j is due by %s', (now, holidays, day) => {
    expect(computeDecisionDay(new Date(now), holidays)).toBe(day);
  });

  it('returns all but the fee if nothing was used', () => {
    expect(computeRefundAmounts({ ...terms, unused: ads })).toEqual({
      used: { basic: 0, elite: 0, superior: 0 },
      usedAmount: 0,
      fee: 1200,
      amount: 58_800,
    });
  });

  it('counts used ads by their share of the price', () => {
    const amounts = computeRefundAmounts({ ...terms, unused: { basic: 2, elite: 2, superior: 1 } });
    expect(amounts).toMatchObject({ usedAmount: 15_000, fee: 900, amount: 44_100 });
  });

  it('returns nothing if all was used', () => {
    const unused = { basic: 0, elite: 0, superior: 0 };
    expect(computeRefundAmounts({ ...terms, unused })).toMatchObject({ usedAmount: 60_000, fee: 0, amount: 0 });
  });

  it('always adds up to the price', () => {
    const count = fc.nat(20);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.record({ basic: count, elite: count, superior: count }),
        fc.record({ basic: fc.nat(50_000), elite: fc.nat(50_000), superior: fc.nat(50_000) }),
        fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
        (price, fee, all, units, [a, b]) => {
          const unused = {
            basic: Math.floor(all.basic * a),
            elite: Math.floor(all.elite * b),
            superior: Math.floor(all.superior * a),
          };
          const money = {
            basic: piastres(units.basic),
            elite: piastres(units.elite),
            superior: piastres(units.superior),
          };
          const input = { price: piastres(price), feePercent: fee / 100, ads: all, unitPrices: money, unused };
          const { usedAmount, fee: retainedFee, amount } = computeRefundAmounts(input);
          expect(usedAmount + retainedFee + amount).toBe(price);
        },
      ),
    );
  });
});
