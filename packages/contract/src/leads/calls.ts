import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, FileAnswer, IdParams } from '../call/commonSchemas.ts';
import { MAX_QUERY_LENGTH } from '../constants/constants.ts';
import { LEAD_CHANNELS, LEAD_STATUSES } from '../constants/vocabulary.ts';
import { PageNumber } from '../listings/filters.ts';
import { leadEndpoints } from './endpoints.ts';
import { LeadChange } from './inputs.ts';
import { Lead, LeadDetails, LeadPage } from './lead.ts';

const filter = {
  /** An own listing. */
  property: z.uuid('invalid_id').optional(),
  status: z.enum(LEAD_STATUSES, 'invalid_choice').optional(),
  /** Channel of the latest contact. */
  channel: z.enum(LEAD_CHANNELS, 'invalid_choice').optional(),
  /** Only leads that are open and whose follow-up is today or earlier in Egypt. */
  due: z.literal('yes', 'invalid_choice').optional(),
  /** Words of the buyer's name or the listing's title; all of them must match. */
  query: z.string().max(MAX_QUERY_LENGTH, 'text_too_long').optional(),
};
const filterErrors = ['invalid_id', 'invalid_choice', 'text_too_long', 'unknown_field'] as const;

export const leadCalls = {
  listLeads: defineCall(leadEndpoints.listLeads, {
    summary: 'List leads',
    description: 'Users and visitors who contacted the user about a listing; the latest contact first.',
    query: z.strictObject({ page: PageNumber.default(1), ...filter }),
    answer: LeadPage,
    errors: [...filterErrors, 'invalid_page'],
  }),
  getLeadTable: defineCall(leadEndpoints.getLeadTable, {
    summary: 'Download leads',
    description: 'All leads that match the filter as a spreadsheet in the language of the request.',
    query: z.strictObject(filter),
    answer: FileAnswer,
    answerTypes: ['text/csv'],
    errors: filterErrors,
  }),
  getLead: defineCall(leadEndpoints.getLead, {
    summary: 'Get a lead',
    description: 'With all contacts and other leads of the same person. Only its seller may read it.',
    params: IdParams,
    answer: z.object({ data: LeadDetails }),
    errors: ['invalid_id', 'not_found'],
  }),
  updateLead: defineCall(leadEndpoints.updateLead, {
    summary: 'Update a lead',
    description: 'Its status, note or follow-up date; an empty note and a null date remove the previous ones.',
    params: IdParams,
    body: LeadChange,
    answer: z.object({ data: Lead }),
    errors: [
      ...BODY_ERRORS,
      'invalid_id',
      'invalid_choice',
      'invalid_field',
      'day_invalid',
      'unknown_field',
      'not_found',
    ],
  }),
};
