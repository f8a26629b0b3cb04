import { z } from 'zod';

/** Money on the wire and in code: whole piastres, 100 to the pound. Pounds are only for display. */
export const Piastres = z.int().min(0).brand<'Piastres'>().meta({ id: 'Piastres' });
export type Piastres = z.output<typeof Piastres>;

const PIASTRES_PER_POUND = 100;

/** Throws for anything but a whole number of piastres. */
export const piastres = (amount: number): Piastres => Piastres.parse(amount);

/** Converts pounds: `toPiastres(600)` is 60,000 piastres. */
export const toPiastres = (pounds: number): Piastres => piastres(Math.round(pounds * PIASTRES_PER_POUND));

/** Converts to pounds for display: 52,632 piastres are 526.32. */
export const toPounds = (money: Piastres): number => money / PIASTRES_PER_POUND;
