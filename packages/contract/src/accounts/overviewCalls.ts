import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done } from '../call/shared.ts';
import { endpoints } from '../endpoints.ts';
import { LanguageInput } from './inputs.ts';
import { Statistics } from './statistics.ts';

/** What the profile page shows of an account's activity, and the language of its letters. */
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
};
