import { z } from 'zod';

/** Numbers are text in a query and numbers in a body; both are accepted. Clients fold Arabic digits to Latin. */
export const numeric = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value), schema);
export const wholeNumber = (max: number, min = 0) => numeric(z.int().min(min).max(max));
/** A whole number of EGP, square metres or another unit. */
export const amount = wholeNumber(1_000_000_000_000);

/** `2`, `2,3` or `[2, 3]`. */
export const numberList = (entry: z.ZodType<number>, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : typeof value === 'number' ? [value] : value),
    z.array(entry).min(1).max(max),
  );
