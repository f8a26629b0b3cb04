import type { AlertFrequency } from '@mashrabiya/contract';

/** When the day's alerts go out in Cairo: after the way to work, before the viewings of the day. */
const HOUR = 9;
/** The first day of Egypt's week, on which people have time to look at homes. */
const SATURDAY = 6;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const CAIRO = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** What clocks in Cairo show, as if it were UTC. */
function cairoClock(at: Date): number {
  const part = Object.fromEntries(CAIRO.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The moment at which clocks in Cairo show the alerts' hour on a day; they never skip or repeat it. */
function hourOf(day: number): Date {
  const clock = day + HOUR * 60 * MINUTE_MS;
  const offsetAt = (time: number) => cairoClock(new Date(time)) - time;
  return new Date(clock - offsetAt(clock - offsetAt(clock)));
}

/** When an alert looks for news next, after a moment; null: never. What is told at once is looked for each minute. */
export function nextAlertAt(frequency: AlertFrequency, after: Date): Date | null {
  if (frequency === 'none') return null;
  if (frequency === 'at_once') return new Date(after.getTime() + MINUTE_MS);
  const clock = cairoClock(after);
  const today = clock - (clock % DAY_MS);
  for (let day = today; ; day += DAY_MS) {
    const isItsDay = frequency === 'daily' || new Date(day).getUTCDay() === SATURDAY;
    if (isItsDay && hourOf(day) > after) return hourOf(day);
  }
}
