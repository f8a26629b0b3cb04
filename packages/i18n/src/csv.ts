/** Byte order mark: spreadsheets need it to read UTF-8. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets execute a text that starts with these as a formula. */
const FORMULA_PATTERN = /^[=+\-@\t\r]/;

type Cell = string | number;

function formatCell(value: Cell): string {
  const text = typeof value === 'string' && FORMULA_PATTERN.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of a CSV file; `CSV_BYTE_ORDER_MARK` must precede the first one. */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
