import { AVAILABILITY } from '@mashrabiya/contract';
import type { ReelEdit, ReelRow } from '../../db/tables/reel.ts';

/** Returns the pending or rejected edit of an approved reel. A reel that is itself pending has none. */
export const getEdit = ({ availability, edit }: ReelRow): ReelEdit | null =>
  availability === AVAILABILITY.active ? edit : null;

export const withEdit = (reel: ReelRow): ReelRow => ({ ...reel, ...getEdit(reel) });

export const isEditPending = (reel: ReelRow): boolean => getEdit(reel) !== null && reel.refusal === null;
