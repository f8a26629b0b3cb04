import type { InputCode } from '../fields/codes.ts';
import { addCairoDays, formatCairoDay, formatCairoTimeOfDay } from '../values/calendar.ts';
import { MINUTE_MS } from '../values/durations.ts';

const VIEWING_LEAD_MINUTES = 30;
const VIEWING_MAX_DAYS = 60;
const VIEWING_STEP_MINUTES = 15;
/** First and last start of a viewing, in Egypt. */
const VIEWING_FIRST_TIME = '08:00';
const VIEWING_LAST_TIME = '21:00';

const STEP_MS = VIEWING_STEP_MINUTES * MINUTE_MS;

/** First and last day on which a viewing can be proposed. */
export function getViewingDays(now: Date): { first: string; last: string } {
  const earliestStep = Math.ceil((now.getTime() + VIEWING_LEAD_MINUTES * MINUTE_MS) / STEP_MS);
  const earliest = new Date(earliestStep * STEP_MS);
  const isDayOver = formatCairoTimeOfDay(earliest) > VIEWING_LAST_TIME;
  return {
    first: formatCairoDay(isDayOver ? addCairoDays(earliest, 1) : earliest),
    last: formatCairoDay(addCairoDays(now, VIEWING_MAX_DAYS)),
  };
}

export function findViewingTimeProblem(startsAt: Date, now: Date): InputCode | undefined {
  if (startsAt.getTime() % STEP_MS !== 0) return 'viewing_not_quarter_hour';
  if (startsAt.getTime() < now.getTime() + VIEWING_LEAD_MINUTES * MINUTE_MS) return 'viewing_too_soon';
  if (formatCairoDay(startsAt) > getViewingDays(now).last) return 'viewing_too_late';
  const time = formatCairoTimeOfDay(startsAt);
  return time < VIEWING_FIRST_TIME || time > VIEWING_LAST_TIME ? 'viewing_outside_hours' : undefined;
}

const formatTwoDigits = (number: number): string => String(number).padStart(2, '0');

/** Times of day at which a viewing can start: `08:00` to `21:00`. */
export const VIEWING_TIMES: readonly string[] = Array.from({ length: (24 * 60) / VIEWING_STEP_MINUTES }, (_, step) => {
  const minutes = step * VIEWING_STEP_MINUTES;
  return `${formatTwoDigits(Math.floor(minutes / 60))}:${formatTwoDigits(minutes % 60)}`;
}).filter((time) => time >= VIEWING_FIRST_TIME && time <= VIEWING_LAST_TIME);
