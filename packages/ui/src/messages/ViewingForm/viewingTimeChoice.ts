import {
  findViewingTimeProblem,
  formatCairoDay,
  formatCairoTimeOfDay,
  parseCairoTime,
  VIEWING_TIMES,
} from '@mashrabiya/contract';
import type { IsoDate } from '../../forms/DateField/isoDate.ts';

/** A day and a time in Egypt, while they are being chosen. */
export interface ViewingTimeChoice {
  day: IsoDate | null;
  /** Time of day as `17:30`; empty until it is chosen. */
  time: string;
}

export const toViewingTimeChoice = (startsAt: string | null): ViewingTimeChoice => {
  if (startsAt === null) return { day: null, time: '' };
  const date = new Date(startsAt);
  return { day: formatCairoDay(date), time: formatCairoTimeOfDay(date) };
};

/** The moment as a proposal contains it; null until both are chosen. */
export const toStartsAt = ({ day, time }: ViewingTimeChoice): string | null =>
  day === null || time === '' ? null : parseCairoTime(day, time).toISOString();

/** Times that can be proposed on a day; all of them until it is chosen. */
export const listTimesOfDay = (day: IsoDate | null, now: Date): readonly string[] =>
  day === null
    ? VIEWING_TIMES
    : VIEWING_TIMES.filter((time) => findViewingTimeProblem(parseCairoTime(day, time), now) !== 'viewing_too_soon');
