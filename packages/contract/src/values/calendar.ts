import { DAY_MS } from './durations.ts';

/** Created on first use and cached: the first date format of a process takes tens of milliseconds on a phone. */
function createDateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    // All days and months use this time zone, whatever the server's is.
    format ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo', ...options });
    return format.format(date);
  };
}

/** Day in Egypt, e.g. `2026-11-20`. */
export const formatCairoDay = createDateFormat({ year: 'numeric', month: '2-digit', day: '2-digit' });

/** Time of day in Egypt, e.g. `17:30`. */
export const formatCairoTimeOfDay = createDateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Month in Egypt, e.g. `2026-11`. */
export const formatCairoMonth = (date: Date): string => formatCairoDay(date).slice(0, 7);

/** Returns a month and the months before it, oldest first. */
export function listMonthsUpTo(month: string, count: number): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + number - 1 - (count - 1 - index);
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}

const formatCairoTime = createDateFormat({ dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });

/** Minute in Egypt, e.g. `2026-11-20 14:05`. */
export const formatCairoMinute = (date: Date): string => formatCairoTime(date).replace(', ', ' ').slice(0, 16);

/** Egypt's UTC offset at a moment, in milliseconds. */
function getCairoOffset(date: Date): number {
  const wallTime = Date.parse(`${formatCairoTime(date).replace(', ', 'T')}Z`);
  return wallTime - Math.floor(date.getTime() / 1000) * 1000;
}

/** Adds days and keeps the time of day in Egypt across clock changes. */
export function addCairoDays(date: Date, days: number): Date {
  const shiftedDate = new Date(date.getTime() + days * DAY_MS);
  return new Date(shiftedDate.getTime() + getCairoOffset(date) - getCairoOffset(shiftedDate));
}

/** Returns the moment of a day and a time of day in Egypt. */
export function parseCairoTime(day: string, timeOfDay: string): Date {
  const utcTime = new Date(`${day}T${timeOfDay}:00Z`);
  const estimate = new Date(utcTime.getTime() - getCairoOffset(utcTime));
  return new Date(utcTime.getTime() - getCairoOffset(estimate));
}

/** Returns the moment at which a day begins in Egypt. */
export const getCairoMidnight = (day: string): Date => parseCairoTime(day, '00:00');
