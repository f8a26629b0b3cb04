/** Whole EGP. Fits a number: prices are far below 2^53. */
export type Pounds = number;

/** `yyyy-mm-dd`, without a time zone. */
export type IsoDate = string;
