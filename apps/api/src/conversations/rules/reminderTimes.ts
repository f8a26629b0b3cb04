import { addCairoDays, HOUR_MS } from '@mashrabiya/contract';

export const REMINDERS = ['day', 'hour'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** A day before at the same time of day, or an hour before. */
const computeReminderTime = (reminder: Reminder, startsAt: Date): Date =>
  reminder === 'day' ? addCairoDays(startsAt, -1) : new Date(startsAt.getTime() - HOUR_MS);

/** Reminders of a viewing that is accepted now, without those whose time has passed. */
export const listReminders = (startsAt: Date, now: Date): { reminder: Reminder; runAt: Date }[] =>
  REMINDERS.map((reminder) => ({ reminder, runAt: computeReminderTime(reminder, startsAt) })).filter(
    ({ runAt }) => runAt > now,
  );

/** False for a delayed reminder that the next one replaces, or the viewing itself. */
export const isReminderUseful = (reminder: Reminder, startsAt: Date, now: Date): boolean =>
  now < (reminder === 'day' ? computeReminderTime('hour', startsAt) : startsAt);
