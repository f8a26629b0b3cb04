import { foldDigits } from '@mashrabiya/i18n';

interface Limits {
  min: number;
  max: number;
}

/** The whole number that was typed, in digits of any script; null when it is none. */
export function readCount(typed: string): number | null {
  const digits = foldDigits(typed).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** One step on, within the limits; from nothing the first step goes to the least. */
export function stepCount(value: number | null, by: number, { min, max }: Limits): number {
  return Math.min(max, Math.max(min, value === null ? min : value + by));
}
