import { describe, expect, it } from 'vitest';
import { compareRentAndBuy, HORIZON_YEARS, type RentOrBuyInputs } from './rentOrBuy.ts';

/** A million paid in ten years without interest against a rent of 5,000: every figure can be verified manually. */
const baseInputs: RentOrBuyInputs = {
  price: 1_200_000,
  downPayment: 200_000,
  years: 10,
  rate: 0,
  rent: 5_000,
  upkeep: 0,
  priceGrowth: 0,
  rentGrowth: 0,
  returns: 0,
};

const getYear = (choice: RentOrBuyInputs, year: number) => compareRentAndBuy(choice)?.years[year - 1];

describe('compareRentAndBuy', () => {
  it('lets the renter save the difference between installment and rent', () => {
    expect(compareRentAndBuy(baseInputs)?.firstYear).toEqual({ buying: 100_000, renting: 60_000 });
    // 200,000 deposit + 40,000 saved, against 1,200,000 of which 900,000 are owed.
    expect(getYear(baseInputs, 1)).toMatchObject({
      value: 1_200_000,
      remainingDebt: 900_000,
      buyer: 300_000,
      renter: 240_000,
    });
    expect(getYear(baseInputs, 10)).toMatchObject({ remainingDebt: 0, buyer: 1_200_000, renter: 600_000 });
  });

  it('lets the owner save the rent once the loan is repaid', () => {
    expect(getYear(baseInputs, 12)).toMatchObject({ buyer: 1_320_000, buyerSavings: 120_000, renter: 600_000 });
  });

  it('finds the first year in which the buyer owns more', () => {
    expect(compareRentAndBuy(baseInputs)?.breakEvenYear).toBe(1);
  });

  it('matches a loan that is repaid month by month', () => {
    // Calculated separately, with a balance that adds interest and subtracts an installment each month.
    const mortgage = { ...baseInputs, price: 3_000_000, downPayment: 600_000, rate: 22, rent: 15_000, upkeep: 30_000 };
    const { breakEvenYear, years } =
      compareRentAndBuy({ ...mortgage, priceGrowth: 15, rentGrowth: 10, returns: 15 }) ?? {};
    expect(breakEvenYear).toBe(3);
    expect(years?.[0]).toMatchObject({ buyer: 1_124_504, renter: 1_135_287 });
    expect(years?.[9]).toMatchObject({ buyer: 12_136_673, renter: 10_158_429 });
    expect(years?.[29]).toMatchObject({ buyer: 273_638_858, renter: 166_258_300 });
  });

  it('finds none if savings earn more than the home', () => {
    expect(compareRentAndBuy({ ...baseInputs, rent: 1_000, returns: 25 })?.breakEvenYear).toBeNull();
  });

  it('increases prices, rents and savings once a year', () => {
    const inputsWithGrowth = { ...baseInputs, priceGrowth: 10, rentGrowth: 100, returns: 10 };
    // Year 2: the rent is 120,000 and the installments are 100,000.
    expect(getYear(inputsWithGrowth, 1)).toMatchObject({ value: 1_320_000, renter: 260_000, buyerSavings: 0 });
    expect(getYear(inputsWithGrowth, 2)).toMatchObject({ value: 1_452_000, renter: 286_000, buyerSavings: 20_000 });
  });

  it('includes the costs of owning, which rise with rents', () => {
    const inputs = { ...baseInputs, upkeep: 10_000, rentGrowth: 10 };
    // 110,000 and 60,000, then 111,000 and 66,000.
    expect(getYear(inputs, 1)).toMatchObject({ renter: 250_000 });
    expect(getYear(inputs, 2)).toMatchObject({ renter: 295_000 });
  });

  it('subtracts the remaining loan with interest', () => {
    // 1 % a month for a year leaves 1,000,000 × 1.01^12 − 14,347.09 × (1.01^12 − 1) ÷ 0.01.
    expect(getYear({ ...baseInputs, rate: 12 }, 1)?.remainingDebt).toBe(944_868);
    expect(getYear({ ...baseInputs, rate: 12 }, 10)?.remainingDebt).toBe(0);
  });

  it('covers thirty years, and starts without debt if all is paid at once', () => {
    const paid = compareRentAndBuy({ ...baseInputs, downPayment: 1_200_000 });
    expect(paid?.years).toHaveLength(HORIZON_YEARS);
    expect(paid?.years[0]).toMatchObject({ remainingDebt: 0, buyer: 1_260_000, renter: 1_200_000 });
  });

  it('is undefined while inputs are missing or invalid', () => {
    for (const field of Object.keys(baseInputs)) expect(compareRentAndBuy({ ...baseInputs, [field]: null })).toBeNull();
    for (const wrong of [{ price: 0, downPayment: 0 }, { downPayment: 1_200_001 }, { years: 0 }, { years: 31 }]) {
      expect(compareRentAndBuy({ ...baseInputs, ...wrong })).toBeNull();
    }
  });
});
