import type { AdStatistics } from '@mashrabiya/contract';

/** Byte order mark: spreadsheets need it to read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets read a text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** An ad's statistics by day as CSV. */
export function csvOf(days: AdStatistics['days'], names: readonly [string, string, string, string]): string {
  const rows = [names, ...days.map(({ day, views, favorites, leads }) => [day, views, favorites, leads])];
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
