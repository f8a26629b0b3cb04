import { z } from 'zod';

/** Money on the wire and in code: whole piastres, 100 to the pound. Pounds are only for showing it. */
export const Piastres = z.int().min(0).brand<'Piastres'>().meta({ id: 'Piastres' });
export type Piastres = z.output<typeof Piastres>;

const PER_POUND = 100;

/** A whole number of piastres as money; throws for anything else. */
export const piastres = (amount: number): Piastres => Piastres.parse(amount);

/** Pounds as money: `piastresOf(600)` is 60,000 piastres. */
export const piastresOf = (pounds: number): Piastres => piastres(Math.round(pounds * PER_POUND));

/** Money as pounds, to be shown: 52,632 piastres are 526.32. */
export const poundsOf = (money: Piastres): number => money / PER_POUND;
