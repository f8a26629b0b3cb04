const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Words up to ten, digits above. */
export const number = (amount: number): string => NUMBERS[amount] ?? String(amount);

/** `three bedrooms`, `one bedroom`. Regular plural unless given. */
export const count = (amount: number, noun: string, plural = `${noun}s`): string =>
  `${number(amount)} ${amount === 1 ? noun : plural}`;

export const digits = (amount: number, noun: string, plural = `${noun}s`): string =>
  `${amount} ${amount === 1 ? noun : plural}`;

/** `1st`, `2nd`, `11th`. */
export function ordinal(value: number): string {
  const rest = value % 100;
  if (rest >= 11 && rest <= 13) return `${value}th`;
  return `${value}${['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'}`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `March 2028` for `2028-03-01`. */
export function monthOf(isoDate: string): string {
  const [year = '', month = ''] = isoDate.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

export const grouped = (amount: number): string => amount.toLocaleString('en-US');

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a` or `an`, by sound, also for numbers: an 85 m² flat, an 11-metre front. */
export const article = (next: string): string =>
  /^(?:[aeiou](?!ne\b|ni|se|su)|8|11\b|18\b|hour)/i.test(next) ? `an ${next}` : `a ${next}`;
