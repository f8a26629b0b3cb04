/** Piastres in a pound. */
export const PIASTRES = 100;

export interface VatSplit {
  /** Before tax, in piastres. */
  net: number;
  /** The tax, in piastres. */
  vat: number;
}

/**
 * Takes apart a total that has the tax inside it: Egyptian prices are shown with VAT. The tax is rounded to the nearest
 * piastre, half upwards, and the rest is the net, so that both always add up to the total.
 * @param total in whole piastres
 * @param percent of the net, to two places: 14, 7.5
 */
export function splitVat(total: number, percent: number): VatSplit {
  const rate = Math.round(percent * 100);
  const whole = 10_000 + rate;
  // Twice the numerator and a floor: whole numbers all the way, where a division would round on its own.
  const vat = Math.floor((2 * total * rate + whole) / (2 * whole));
  return { net: total - vat, vat };
}
