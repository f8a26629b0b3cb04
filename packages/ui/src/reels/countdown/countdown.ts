/** Remaining time in whole units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * Time from `now` (milliseconds) until an ISO date; null if it is past or invalid. A started second counts whole, so
 * that the last value is 1 and zero is the end.
 */
export function getTimeLeft(expiresAt: string, now: number): TimeLeft | null {
  const seconds = Math.ceil((Date.parse(expiresAt) - now) / SECOND_MS);
  if (!(seconds > 0)) return null;
  return {
    days: Math.floor(seconds / DAY_SECONDS),
    hours: Math.floor((seconds % DAY_SECONDS) / HOUR_SECONDS),
    minutes: Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS),
    seconds: seconds % MINUTE_SECONDS,
  };
}

const padTwo = (value: number) => String(value).padStart(2, '0');

/** Formats as `04:32:10`. */
export const formatTimeLeft = ({ hours, minutes, seconds }: TimeLeft): string =>
  `${padTwo(hours)}:${padTwo(minutes)}:${padTwo(seconds)}`;
