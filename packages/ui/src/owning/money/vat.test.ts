import { describe, expect, it } from 'vitest';
import { splitVat } from './vat.ts';

describe('splitVat', () => {
  it('finds the tax inside the total', () => {
    expect(splitVat(114_00, 14)).toEqual({ net: 100_00, vat: 14_00 });
    expect(splitVat(600_00, 14)).toEqual({ net: 526_32, vat: 73_68 });
    expect(splitVat(1_075, 7.5)).toEqual({ net: 1_000, vat: 75 });
  });

  it('rounds half a piastre upwards', () => {
    // A rate of 100 % puts half of the total into the tax.
    expect(splitVat(3, 100)).toEqual({ net: 1, vat: 2 });
  });

  it('adds up to the total, and comes within half a piastre of the tax, for every total and rate', () => {
    for (const percent of [0, 5, 7.5, 10, 14, 14.25]) {
      for (let total = 0; total < 20_000; total += 7) {
        const { net, vat } = splitVat(total, percent);
        expect(net + vat).toBe(total);
        expect(Math.abs(vat - (total * percent) / (100 + percent))).toBeLessThanOrEqual(0.5 + 1e-9);
      }
    }
  });

  it('stays exact for totals of a hundred million pounds', () => {
    expect(splitVat(114_000_000_00, 14)).toEqual({ net: 100_000_000_00, vat: 14_000_000_00 });
  });

  it('has no tax in nothing, nor at no rate', () => {
    expect(splitVat(0, 14)).toEqual({ net: 0, vat: 0 });
    expect(splitVat(600_00, 0)).toEqual({ net: 600_00, vat: 0 });
  });
});
