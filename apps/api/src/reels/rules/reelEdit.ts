import { AVAILABILITY } from '@mashrabiya/contract';
import type { ReelEdit, ReelRow } from '../../db/tables/reel.ts';

/** Returns the pending or refused edit of an approved reel. A reel that is itself pending has none. */
export const editOf = ({ availability, edit }: ReelRow): ReelEdit | null =>
  availability === AVAILABILITY.active ? edit : null;

/** Returns a reel as its owner edited it last. */
export const withEdit = (reel: ReelRow): ReelRow => ({ ...reel, ...editOf(reel) });

/** Returns true if an edit of an approved reel waits for a moderator. */
export const isEditPending = (reel: ReelRow): boolean => editOf(reel) !== null && reel.refusal === null;
