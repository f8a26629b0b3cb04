import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { ReportCase } from '../entities/report.ts';
import { ReportInput, ReportReviewInput } from '../inputs/report.ts';
import { defineCall } from './call.ts';
import { BODY_ERRORS, Done } from './shared.ts';

const params = z.object({ id: z.uuid() });

/** Reports of ads by visitors, and the moderators' decisions. */
export const reportCalls = {
  reportProperty: defineCall(endpoints.reportProperty, {
    summary: 'Reports an ad to the moderators; once a person and ad, with or without a login',
    params,
    body: ReportInput,
    answer: Done,
    errors: [
      ...BODY_ERRORS,
      'invalid_id',
      'invalid_field',
      'not_found',
      'gone',
      'reason_required',
      'report_text_required',
      'reported_already',
      'too_many_requests',
    ],
  }),
  claimReport: defineCall(endpoints.claimReport, {
    summary: 'The ad whose reports weigh most, for this moderator alone for some minutes; of equal ones the oldest',
    answer: z.object({
      data: ReportCase.nullable(),
      /** How many ads have open reports, this one included. */
      waiting: z.int().min(0),
    }),
    errors: ['forbidden'],
  }),
  decideReport: defineCall(endpoints.decideReport, {
    summary: 'Dismisses the reports against an ad, asks for a change, takes it off offer, or blocks its seller',
    params,
    body: ReportReviewInput,
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
      'seller_not_blockable',
    ],
  }),
};
