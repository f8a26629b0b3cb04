/** Byte order mark: spreadsheets need it to read UTF-8. */
export const CSV_START = '\uFEFF';

/** Spreadsheets execute a text that starts with these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number;

function formatCell(value: Cell): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of a CSV file; `CSV_START` must precede the first one. */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
