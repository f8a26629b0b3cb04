import { foldDigits } from '@mashrabiya/i18n';

/** Day as `2027-12-25`, without time and zone. */
export type IsoDate = string;

const DAY_FIRST_PATTERN = /^(\d{1,2})[/\-.\s]+(\d{1,2})[/\-.\s]+(\d{4})$/;
const YEAR_FIRST_PATTERN = /^(\d{4})[/\-.](\d{1,2})[/\-.](\d{1,2})$/;
const DIGITS_ONLY_PATTERN = /^(\d{2})(\d{2})(\d{4})$/;
const EARLIEST_YEAR = 1900;

function toIsoDate(year: string, month: string, day: string): IsoDate | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isExistingDate = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isExistingDate && Number(year) >= EARLIEST_YEAR ? iso : null;
}

/** Parses `25/12/2027`, `25-12-2027`, `٢٥/١٢/٢٠٢٧` or `25122027`; null for anything else. */
export function parseDate(typedText: string): IsoDate | null {
  const text = foldDigits(typedText)
    .replace(/[\u200e\u200f]/g, '')
    .trim();
  const [, year, month, day] = YEAR_FIRST_PATTERN.exec(text) ?? [];
  if (year && month && day) return toIsoDate(year, month, day);
  const [, first, second, last] = DAY_FIRST_PATTERN.exec(text) ?? DIGITS_ONLY_PATTERN.exec(text) ?? [];
  return first && second && last ? toIsoDate(last, second, first) : null;
}

/** Format used in both languages: `25/12/2027`. */
export const formatIsoDate = (iso: IsoDate): string => iso.split('-').reverse().join('/');

/** Local `Date` of the day, for calendar libraries. */
export function toLocalDate(iso: IsoDate): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}

const padTwo = (number: number) => String(number).padStart(2, '0');

export const fromLocalDate = (date: Date): IsoDate =>
  `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`;
