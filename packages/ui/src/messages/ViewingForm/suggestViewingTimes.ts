import { addCairoDays, formatCairoDay, parseCairoTime } from '@mashrabiya/contract';

const DAYS_AHEAD = [1, 2, 3];
const TIMES = ['11:00', '17:00'];

/** Times of the next days, earliest first, as a proposal contains them. */
export const suggestViewingTimes = (now: Date): string[] =>
  DAYS_AHEAD.flatMap((days) => {
    const day = formatCairoDay(addCairoDays(now, days));
    return TIMES.map((time) => parseCairoTime(day, time).toISOString());
  });
