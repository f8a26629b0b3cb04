import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, buildQueueAnswer, Done, IdParams, QueueCursor } from '../call/commonSchemas.ts';
import { REPORT_LIMITS } from '../call/limits.ts';
import { reportEndpoints } from './endpoints.ts';
import { ReportInput, UndoableReportInput, UserReportInput } from './inputs.ts';
import { OwnReport, ReportCase } from './report.ts';

export const REPORT_ERRORS = [
  ...BODY_ERRORS,
  'invalid_id',
  'invalid_field',
  'not_found',
  'gone',
  'reason_required',
  'report_text_required',
  'reported_already',
  'reported_from_network',
  'too_many_requests',
] as const;

export const reportCalls = {
  reportProperty: defineCall(reportEndpoints.reportProperty, {
    summary: 'Report a listing',
    description:
      'Reports a listing or a reel of it to the moderators; once per person and each of them, with or without a login.',
    limits: REPORT_LIMITS,
    params: IdParams,
    body: ReportInput,
    answer: Done,
    errors: REPORT_ERRORS,
  }),
  reportProvider: defineCall(reportEndpoints.reportProvider, {
    summary: 'Report a seller',
    description: 'Once per person and seller, with or without a login.',
    limits: REPORT_LIMITS,
    params: IdParams,
    body: UserReportInput,
    answer: Done,
    errors: REPORT_ERRORS,
  }),
  listOwnReports: defineCall(reportEndpoints.listOwnReports, {
    summary: 'List own reports',
    description: 'The last 50 reports of the user, newest first, with their outcomes.',
    answer: z.object({ data: z.array(OwnReport) }),
    errors: [],
  }),
  claimReport: defineCall(reportEndpoints.claimReport, {
    summary: 'Claim the next reported listing or seller',
    description:
      'For this moderator alone for some minutes: the oldest of those that have waited long, else the most serious. With `after`, the one after a case that the moderator keeps.',
    query: QueueCursor,
    answer: buildQueueAnswer(ReportCase),
    errors: ['forbidden', 'invalid_id', 'unknown_field'],
  }),
  decideReport: defineCall(reportEndpoints.decideReport, {
    summary: 'Decide reports',
    description:
      'Dismisses the reports, asks for a change, takes the listing offline, warns or blocks; at once, or, except for a block, with ten seconds to undo.',
    params: IdParams,
    body: UndoableReportInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      'forbidden',
      'invalid_id',
      'invalid_field',
      'not_found',
      'review_outdated',
      'reason_required',
      'block_reason_required',
      'warning_required',
      'seller_not_blockable',
    ],
  }),
  undoReport: defineCall(reportEndpoints.undoReport, {
    summary: 'Undo a decision about reports',
    description:
      'Works before the decision takes effect. The moderator has the case again, unless it has changed or is closed: then the decision is undone, but the answer is `review_outdated`.',
    params: IdParams,
    answer: Done,
    errors: ['forbidden', 'invalid_id', 'undo_too_late', 'review_outdated'],
  }),
};
