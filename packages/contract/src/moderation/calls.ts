import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import {
  BODY_ERRORS,
  buildPageSchema,
  buildQueueAnswer,
  Done,
  FileAnswer,
  IdParams,
  QueueCursor,
} from '../call/commonSchemas.ts';
import { MAX_QUERY_LENGTH } from '../constants/constants.ts';
import { MODERATION_KINDS } from '../constants/moderationVocabulary.ts';
import { PageNumber } from '../listings/filters.ts';
import { BlockInput, RoleInput, UnblockInput } from './accountInputs.ts';
import { moderationEndpoints } from './endpoints.ts';
import { ModeratedUser, ModerationEvent, UserRecord } from './entities.ts';
import { PendingReel, ReviewCase } from './reviewCase.ts';
import { UndoableReviewInput } from './reviewInputs.ts';

const logFilter = {
  kind: z.enum(MODERATION_KINDS, 'invalid_choice').optional(),
  person: z.uuid('invalid_id').optional(),
  /** First and last day in Egypt. */
  from: z.iso.date('invalid_field').optional(),
  until: z.iso.date('invalid_field').optional(),
};
const logErrors = ['forbidden', 'invalid_choice', 'invalid_id', 'invalid_field', 'unknown_field'] as const;

export const moderationCalls = {
  claimReview: defineCall(moderationEndpoints.claimReview, {
    summary: 'Claim the next listing to review',
    description:
      'The listing that has waited longest, for this moderator alone for some minutes; null when none waits. With `after`, the one after a listing that the moderator keeps.',
    query: QueueCursor,
    answer: buildQueueAnswer(ReviewCase),
    errors: ['forbidden', 'invalid_id', 'unknown_field'],
  }),
  decideReview: defineCall(moderationEndpoints.decideReview, {
    summary: 'Decide a listing review',
    description: 'Approves, asks for a change, or rejects; at once, or with ten seconds to undo.',
    params: IdParams,
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
  undoReview: defineCall(moderationEndpoints.undoReview, {
    summary: 'Undo a listing decision',
    description: 'Works before the decision takes effect. The moderator has the listing again.',
    params: IdParams,
    answer: Done,
    errors: ['forbidden', 'invalid_id', 'undo_too_late'],
  }),
  getPendingReel: defineCall(moderationEndpoints.getPendingReel, {
    summary: 'Get the next reel to review',
    description: 'The reel that has waited longest; null when none waits. With `after`, the one after that reel.',
    query: QueueCursor,
    answer: z.object({
      data: PendingReel.nullable(),
      /** Pending reels, this one included. */
      waiting: z.int().min(0),
      preparing: z.int().min(0),
    }),
    errors: ['forbidden', 'invalid_id', 'unknown_field'],
  }),
  decideReel: defineCall(moderationEndpoints.decideReel, {
    summary: 'Decide a reel review',
    description:
      'Approves, asks for a change, or rejects; at once, or with ten seconds to undo. `submitted_at` is the `updated_at` that the moderator saw.',
    params: IdParams,
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
  undoReel: defineCall(moderationEndpoints.undoReel, {
    summary: 'Undo a reel decision',
    description: 'Works before the decision takes effect. The reel waits for review again.',
    params: IdParams,
    answer: Done,
    errors: ['forbidden', 'invalid_id', 'undo_too_late'],
  }),
  blockUser: defineCall(moderationEndpoints.blockUser, {
    summary: 'Block a seller',
    description: 'Takes the seller’s listings offline, and refuses new ones until the seller is unblocked.',
    params: IdParams,
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
  unblockUser: defineCall(moderationEndpoints.unblockUser, {
    summary: 'Unblock a seller',
    description: 'The seller can post again; listings that have time left are online again.',
    params: IdParams,
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
  listUsers: defineCall(moderationEndpoints.listUsers, {
    summary: 'Search users',
    description: 'Users whose name, email or phone contains the text, newest first.',
    query: z.strictObject({
      page: PageNumber.optional(),
      query: z.string().max(MAX_QUERY_LENGTH).optional(),
    }),
    answer: z.object({
      data: buildPageSchema(ModeratedUser),
    }),
    errors: ['forbidden', 'invalid_page', 'invalid_field', 'unknown_field'],
  }),
  getModeratedUser: defineCall(moderationEndpoints.getModeratedUser, {
    summary: 'Get a user',
    description: 'What the user posted, reports against it, and events of the account.',
    params: IdParams,
    answer: z.object({ data: UserRecord }),
    errors: ['forbidden', 'invalid_id', 'not_found'],
  }),
  setRole: defineCall(moderationEndpoints.setRole, {
    summary: 'Set the role of a user',
    description: 'The last administrator keeps the role.',
    params: IdParams,
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
  endUserSessions: defineCall(moderationEndpoints.endUserSessions, {
    summary: 'Log a user out everywhere',
    description: 'Ends all sessions and pending logins of the user, except the calling one, and mails the user.',
    params: IdParams,
    answer: Done,
    errors: ['forbidden', 'invalid_id', 'not_found'],
  }),
  listModerationEvents: defineCall(moderationEndpoints.listModerationEvents, {
    summary: 'List the moderation log',
    description: 'Decisions of moderators and reports of visitors, newest first.',
    query: z.strictObject({
      page: PageNumber.optional(),
      ...logFilter,
    }),
    answer: z.object({
      data: buildPageSchema(ModerationEvent),
    }),
    errors: [...logErrors, 'invalid_page'],
  }),
  getModerationTable: defineCall(moderationEndpoints.getModerationTable, {
    summary: 'Download the moderation log',
    description: 'The whole log as a spreadsheet in the language of the request.',
    query: z.strictObject(logFilter),
    answer: FileAnswer,
    answerTypes: ['text/csv'],
    errors: logErrors,
  }),
};
