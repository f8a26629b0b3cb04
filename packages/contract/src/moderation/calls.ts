import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done, FileAnswer, QueueHolders, QueuePlace } from '../call/shared.ts';
import { MAX_QUERY_LENGTH } from '../constants.ts';
import { endpoints } from '../endpoints.ts';
import { PageNumber } from '../listings/filters.ts';
import { BlockInput, UnblockInput } from '../reports/inputs.ts';
import { MODERATION_KINDS } from '../vocabulary.ts';
import { ModerationEvent, Person, PersonRecord } from './entities.ts';
import { PendingReel, ReviewCase } from './reviewCase.ts';
import { UndoableReviewInput } from './reviewInputs.ts';
import { RoleInput } from './roleInputs.ts';

/** Filter of the log; all that are given hold. */
const logFilter = {
  kind: z.enum(MODERATION_KINDS, 'invalid_choice').optional(),
  /** What somebody did, and what was done about them. */
  person: z.uuid('invalid_id').optional(),
  /** First and last day in Egypt. */
  from: z.iso.date('invalid_field').optional(),
  until: z.iso.date('invalid_field').optional(),
};
const logErrors = ['forbidden', 'invalid_choice', 'invalid_id', 'invalid_field', 'unknown_field'] as const;

/** Calls of the moderator role. */
export const moderationCalls = {
  claimReview: defineCall(endpoints.claimReview, {
    summary:
      'The ad that has waited longest, for this moderator alone for some minutes; null when none waits. Or the one after an ad that they are looking at, which they keep',
    query: QueuePlace,
    answer: z.object({
      data: ReviewCase.nullable(),
      /** How many ads of others wait, this one included. */
      waiting: z.int().min(0),
      holders: QueueHolders,
    }),
    errors: ['forbidden', 'invalid_id', 'unknown_field'],
  }),
  decideReview: defineCall(endpoints.decideReview, {
    summary:
      'Lets an ad through, asks for a change, or rejects it: at once, or so that it can be undone for ten seconds',
    params: z.object({ id: z.uuid() }),
    body: UndoableReviewInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      'forbidden',
      'invalid_id',
      'invalid_field',
      'not_found',
      'review_outdated',
      'reason_required',
    ],
  }),
  undoReview: defineCall(endpoints.undoReview, {
    summary: 'Takes back one’s own decision of an ad before it is carried out; the ad is before the moderator again',
    params: z.object({ id: z.uuid() }),
    answer: Done,
    errors: ['forbidden', 'invalid_id', 'undo_too_late'],
  }),
  getPendingReel: defineCall(endpoints.getPendingReel, {
    summary:
      'The reel that has waited longest; null when none waits. Or the one after a reel that the moderator looks at',
    query: QueuePlace,
    answer: z.object({
      data: PendingReel.nullable(),
      /** How many reels wait, this one included. */
      waiting: z.int().min(0),
      /** How many more come once their films are prepared. */
      preparing: z.int().min(0),
    }),
    errors: ['forbidden', 'invalid_id', 'unknown_field'],
  }),
  decideReel: defineCall(endpoints.decideReel, {
    summary:
      'Lets a reel through, asks for a change, or rejects it: at once, or so that it can be undone for ten seconds; `submitted_at` is the `updated_at` that was seen',
    params: z.object({ id: z.uuid() }),
    body: UndoableReviewInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      'forbidden',
      'invalid_id',
      'invalid_field',
      'not_found',
      'review_outdated',
      'reason_required',
      'account_blocked',
    ],
  }),
  undoReel: defineCall(endpoints.undoReel, {
    summary: 'Takes back one’s own decision of a reel before it is carried out; the reel waits again',
    params: z.object({ id: z.uuid() }),
    answer: Done,
    errors: ['forbidden', 'invalid_id', 'undo_too_late'],
  }),
  blockSeller: defineCall(endpoints.blockSeller, {
    summary: 'Blocks a seller: their ads go off offer, and they cannot post until they are unblocked',
    params: z.object({ id: z.uuid() }),
    body: BlockInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      'forbidden',
      'invalid_id',
      'invalid_field',
      'not_found',
      'block_reason_required',
      'seller_not_blockable',
    ],
  }),
  unblockSeller: defineCall(endpoints.unblockSeller, {
    summary: 'Lets a blocked seller post again; their ads that still run are on offer again',
    params: z.object({ id: z.uuid() }),
    body: UnblockInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      'forbidden',
      'invalid_id',
      'invalid_field',
      'not_found',
      'unblock_reason_required',
      'seller_not_blocked',
    ],
  }),
  listPeople: defineCall(endpoints.listPeople, {
    summary: 'People with an account whose name, address or number has these letters or digits; the newest first',
    query: z.strictObject({
      page: PageNumber.optional(),
      query: z.string().max(MAX_QUERY_LENGTH).optional(),
    }),
    answer: z.object({
      data: z.object({
        data: z.array(Person),
        current_page: z.int().min(1),
        last_page: z.int().min(1),
        /** Exact. */
        total: z.int().min(0),
      }),
    }),
    errors: ['forbidden', 'invalid_page', 'invalid_field', 'unknown_field'],
  }),
  getPerson: defineCall(endpoints.getPerson, {
    summary: 'Somebody with an account: what they posted, reports against it, and what happened to the account',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ data: PersonRecord }),
    errors: ['forbidden', 'invalid_id', 'not_found'],
  }),
  setRole: defineCall(endpoints.setRole, {
    summary: 'Gives somebody a role in the place of the one they have; the last administrator stays one',
    params: z.object({ id: z.uuid() }),
    body: RoleInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      'forbidden',
      'invalid_id',
      'invalid_choice',
      'invalid_field',
      'not_found',
      'last_administrator',
      'person_blocked',
    ],
  }),
  listModerationEvents: defineCall(endpoints.listModerationEvents, {
    summary: 'What moderators did and visitors reported, the newest first',
    query: z.strictObject({
      page: PageNumber.optional(),
      ...logFilter,
    }),
    answer: z.object({
      data: z.object({
        data: z.array(ModerationEvent),
        current_page: z.int().min(1),
        last_page: z.int().min(1),
        /** Exact. */
        total: z.int().min(0),
      }),
    }),
    errors: [...logErrors, 'invalid_page'],
  }),
  getModerationTable: defineCall(endpoints.getModerationTable, {
    summary: 'The same, whole, as a table for spreadsheets in the asker’s language',
    query: z.strictObject(logFilter),
    answer: FileAnswer,
    answerTypes: ['text/csv'],
    errors: logErrors,
  }),
};
