/** Remaining time in whole units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Time from `now` (milliseconds) until an ISO date; null if it is past or invalid. A started second counts whole, so
 * that the last value is 1 and zero is the end.
 */
export function getTimeLeft(expiresAt: string, now: number): TimeLeft | null {
  const seconds = Math.ceil((Date.parse(expiresAt) - now) / SECOND);
  if (!(seconds > 0)) return null;
  return {
    days: Math.floor(seconds / DAY),
    hours: Math.floor((seconds % DAY) / HOUR),
    minutes: Math.floor((seconds % HOUR) / MINUTE),
    seconds: seconds % MINUTE,
  };
}

const padTwo = (value: number) => String(value).padStart(2, '0');

/** Formats as `04:32:10`. */
export const formatTimeLeft = ({ hours, minutes, seconds }: TimeLeft): string =>
  `${padTwo(hours)}:${padTwo(minutes)}:${padTwo(seconds)}`;
