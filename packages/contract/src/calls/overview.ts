import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { Transaction } from '../entities/commerce.ts';
import { Statistics } from '../entities/statistics.ts';
import { LanguageInput } from '../inputs/account.ts';
import { TRANSACTION_STATUSES } from '../vocabulary.ts';
import { defineCall } from './call.ts';
import { PageQuery } from './filters.ts';
import { BODY_ERRORS, Done } from './shared.ts';

/** Statistics and activity on the profile page. */
export const overviewCalls = {
  setLanguage: defineCall(endpoints.setLanguage, {
    summary: 'Changes the language that one is written to in',
    body: LanguageInput,
    answer: Done,
    errors: [...BODY_ERRORS, 'invalid_choice'],
  }),
  getStatistics: defineCall(endpoints.getStatistics, {
    summary: 'How much one has here, and how it is doing',
    answer: z.object({ data: Statistics }),
    errors: [],
  }),
  listTransactions: defineCall(endpoints.listTransactions, {
    summary: 'One’s payments, the newest first; `status` keeps those in one state',
    query: z.strictObject({
      page: PageQuery.shape.page,
      status: z.enum(TRANSACTION_STATUSES, 'invalid_choice').optional(),
    }),
    answer: z.object({
      data: z.object({
        data: z.array(Transaction),
        current_page: z.int().min(1),
        last_page: z.int().min(1),
      }),
    }),
    errors: ['invalid_page', 'invalid_choice', 'unknown_field'],
  }),
};
