const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Words up to ten, digits above. */
export const spellNumber = (amount: number): string => NUMBERS[amount] ?? String(amount);

/** `three bedrooms`, `one bedroom`. Regular plural unless given. */
export const countNoun = (amount: number, noun: string, plural = `${noun}s`): string =>
  `${spellNumber(amount)} ${amount === 1 ? noun : plural}`;

export const countNounInDigits = (amount: number, noun: string, plural = `${noun}s`): string =>
  `${amount} ${amount === 1 ? noun : plural}`;

/** `1st`, `2nd`, `11th`. */
export function formatOrdinal(value: number): string {
  const lastTwoDigits = value % 100;
  if (lastTwoDigits >= 11 && lastTwoDigits <= 13) return `${value}th`;
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
export function formatMonth(isoDate: string): string {
  const [year = '', month = ''] = isoDate.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

export const groupDigits = (amount: number): string => amount.toLocaleString('en-US');

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a` or `an`, by sound, also for numbers: an 85 m² flat, an 11-metre front. */
export const addArticle = (next: string): string =>
  /^(?:[aeiou](?!ne\b|ni|se|su)|8|11\b|18\b|hour)/i.test(next) ? `an ${next}` : `a ${next}`;
