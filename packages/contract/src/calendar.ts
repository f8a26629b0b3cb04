/** Days and months are Egypt's, wherever a node stands. */
const CAIRO_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Cairo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Egypt at a moment, e.g. `2026-11-20`. */
export const cairoDay = (at: Date): string => CAIRO_DAY.format(at);

/** The month in Egypt at a moment, e.g. `2026-11`. */
export const cairoMonth = (at: Date): string => cairoDay(at).slice(0, 7);

/** A month and those before it, the oldest first. */
export function monthsUpTo(month: string, count: number): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + number - 1 - (count - 1 - index);
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}
