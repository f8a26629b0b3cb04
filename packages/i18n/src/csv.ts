/** Byte order mark: spreadsheets need it to read UTF-8. */
export const CSV_START = '\uFEFF';

/** Spreadsheets read a text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number;

function cell(value: Cell): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of a CSV file; the first ones stand after `CSV_START`. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
