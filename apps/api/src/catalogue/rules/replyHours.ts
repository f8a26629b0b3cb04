import { type PublicUser, REPLY_HOURS } from '@mashrabiya/contract';

const MINUTES_PER_HOUR = 60;

/** Rounds a reply time up to the next step; null if it is unknown or longer than all of them. */
export const toReplyHours = (minutes: number | null): PublicUser['reply_hours'] =>
  (minutes !== null && REPLY_HOURS.find((hours) => minutes <= hours * MINUTES_PER_HOUR)) || null;
