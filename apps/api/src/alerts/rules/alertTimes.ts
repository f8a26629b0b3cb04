import { type AlertFrequency, DAY_MS, MINUTE_MS } from '@mashrabiya/contract';

/** Hour of daily alerts in Cairo: after the commute, before the day's viewings. */
const ALERT_HOUR = 9;
/** First day of Egypt's week, when users have time for listings. */
const SATURDAY = 6;

const CAIRO_FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Local time in Cairo, encoded as if it were UTC. */
function toCairoTime(date: Date): number {
  const part = Object.fromEntries(CAIRO_FORMAT.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Clock changes never skip or repeat the alerts' hour. */
function computeAlertTime(day: number): Date {
  const localAlertTime = day + ALERT_HOUR * 60 * MINUTE_MS;
  const getOffsetAt = (time: number) => toCairoTime(new Date(time)) - time;
  return new Date(localAlertTime - getOffsetAt(localAlertTime - getOffsetAt(localAlertTime)));
}

/** Next run of an alert; null for never. Immediate alerts run each minute. */
export function computeNextAlertTime(frequency: AlertFrequency, after: Date): Date | null {
  if (frequency === 'none') return null;
  if (frequency === 'at_once') return new Date(after.getTime() + MINUTE_MS);
  const localTime = toCairoTime(after);
  const today = localTime - (localTime % DAY_MS);
  for (let day = today; ; day += DAY_MS) {
    const isAlertDay = frequency === 'daily' || new Date(day).getUTCDay() === SATURDAY;
    if (isAlertDay && computeAlertTime(day) > after) return computeAlertTime(day);
  }
}
