import { describe, expect, it } from 'vitest';
import { buildInstallmentPlan, computeDownPercent, computeInstallmentFactor } from './payments.ts';

describe('installment plans', () => {
  it.each([
    [5_850_000, 0.1, 8],
    [1_525_000, 0.05, 7],
    [9_975_000, 0.15, 9],
    [6_000_000, 0, 7],
    [12_350_000, 0, 9],
    [2_000_000, 0.2, 3],
  ])('add up exactly: %i at %d down over %i years', (cash, down, years) => {
    const plan = buildInstallmentPlan(cash, down, years);
    expect(plan.advance + plan.installment * 12 * years).toBe(plan.price);
    expect(plan.price % 25_000).toBe(0);
    expect(Number.isInteger(plan.installment)).toBe(true);
    expect(computeDownPercent(plan)).toBe(Math.round(down * 100));
  });

  it('cost more than cash, the longer the more', () => {
    expect(computeInstallmentFactor(3)).toBeCloseTo(1.15);
    expect(computeInstallmentFactor(10)).toBeCloseTo(1.6);
    expect(buildInstallmentPlan(4_000_000, 0.1, 8).price).toBeGreaterThan(
      buildInstallmentPlan(4_000_000, 0.1, 6).price,
    );
  });
});
