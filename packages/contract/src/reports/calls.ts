import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { REPORTS } from '../call/limits.ts';
import { BODY_ERRORS, Done, QueueHolders, QueuePlace } from '../call/shared.ts';
import { endpoints } from '../endpoints.ts';
import { PersonReportInput, ReportInput, UndoableReportInput } from './inputs.ts';
import { OwnReport, ReportCase } from './report.ts';

const params = z.object({ id: z.uuid() });

const reportErrors = [
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

/** Reports of ads, reels and people by visitors, and the moderators' decisions. */
export const reportCalls = {
  reportProperty: defineCall(endpoints.reportProperty, {
    summary:
      'Reports an ad, or a reel of it, to the moderators; once a person and ad, and once a person and reel, with or without a login',
    limits: REPORTS,
    params,
    body: ReportInput,
    answer: Done,
    errors: reportErrors,
  }),
  reportProvider: defineCall(endpoints.reportProvider, {
    summary: 'Reports somebody who offers homes to the moderators; once each, with or without a login',
    limits: REPORTS,
    params,
    body: PersonReportInput,
    answer: Done,
    errors: reportErrors,
  }),
  listOwnReports: defineCall(endpoints.listOwnReports, {
    summary: 'The reports that one has sent with a login, the last 50, newest first, and what became of each',
    answer: z.object({ data: z.array(OwnReport) }),
    errors: [],
  }),
  claimReport: defineCall(endpoints.claimReport, {
    summary:
      'The ad or person whose reports come first, for this moderator alone for some minutes: the oldest of those that have waited for long, else the heaviest, of equal ones the oldest. Or the one after that which they are looking at, which they keep',
    query: QueuePlace,
    answer: z.object({
      data: ReportCase.nullable(),
      /** How many ads and people have open reports, this one included. */
      waiting: z.int().min(0),
      holders: QueueHolders,
    }),
    errors: ['forbidden', 'invalid_id', 'unknown_field'],
  }),
  decideReport: defineCall(endpoints.decideReport, {
    summary:
      'Dismisses the reports against an ad, asks for a change, takes it off offer, or blocks its seller; or dismisses those against a person, warns or blocks them: at once, or, but for a block, so that it can be undone for ten seconds',
    params,
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
  undoReport: defineCall(endpoints.undoReport, {
    summary:
      'Takes back one’s own decision of reports before it is carried out; the case is before the moderator again',
    params,
    answer: Done,
    errors: ['forbidden', 'invalid_id', 'undo_too_late'],
  }),
};
