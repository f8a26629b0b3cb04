import { z } from 'zod';
import { FINISHINGS } from '../constants/vocabulary.ts';
import type { InputCode } from '../fields/codes.ts';
import { crossFieldCheck } from '../fields/crossFieldCheck.ts';
import { chosen, chosenId, countAboveZero, optionalNumber, wholeNumberWithin } from '../fields/fields.ts';
import { ROOM_COUNTS, type RoomCount, roomRuleOf } from '../listings/roomCounts.ts';

/** Most that a form takes of each; beyond it a slip of the finger is likelier than a property. */
export const SIZE_MAX = 1_000_000;
export const ROOMS_MAX = 99;

const roomCount = (required: InputCode) =>
  optionalNumber(wholeNumberWithin({ min: 0, max: ROOMS_MAX, required, tooHigh: 'rooms_too_many' }));

export const details = z.object({
  category_id: chosenId('category_required'),
  subcategory_id: chosenId('subcategory_required'),
  finishing: chosen(FINISHINGS, 'finishing_required'),
  /** Square metres. */
  size: countAboveZero('size_required', { max: SIZE_MAX, code: 'size_too_large' }),
  floors: roomCount('floors_required'),
  bedrooms: roomCount('bedrooms_required'),
  bathrooms: roomCount('bathrooms_required'),
});

type Rooms = Record<RoomCount, number | null> & { category_id: number };

/** Each count is above zero where the category has it (specification, section 5); `ROOM_RULES` says where. */
export const roomChecks = ROOM_COUNTS.map((count) =>
  crossFieldCheck<Rooms>((rooms) => roomRuleOf(rooms.category_id) !== 'required' || (rooms[count] ?? 0) > 0, {
    reads: [count],
    at: count,
    code: `${count}_required`,
  }),
);

/** What was counted before a category without rooms was chosen is left out. */
export const withoutAbsentRooms = <T extends Rooms>(input: T): T =>
  roomRuleOf(input.category_id) === 'absent' ? { ...input, floors: null, bedrooms: null, bathrooms: null } : input;

/** Second tab: what the property is. */
export const PropertyDetails = details.check(...roomChecks).transform(withoutAbsentRooms);
