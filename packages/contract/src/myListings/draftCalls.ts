import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done, IdParams } from '../call/commonSchemas.ts';
import { MAX_DRAFTS } from '../constants/constants.ts';
import { Draft } from './draft.ts';
import { DraftInput } from './draftInputs.ts';
import { myListingsEndpoints } from './endpoints.ts';

export const draftCalls = {
  listDrafts: defineCall(myListingsEndpoints.listDrafts, {
    summary: 'List drafts',
    description: 'Unfinished listings, the most recently saved first.',
    answer: z.object({ data: z.array(Draft) }),
    errors: [],
  }),
  saveDraft: defineCall(myListingsEndpoints.saveDraft, {
    summary: 'Save a draft',
    description: `Saves an unfinished listing under an id that the device creates; the last save wins. Of more than ${MAX_DRAFTS} the oldest is removed.`,
    params: IdParams,
    body: DraftInput,
    answer: z.object({ data: Draft.pick({ id: true, version: true, updated_at: true }) }),
    errors: [...BODY_ERRORS, 'invalid_id', 'invalid_field', 'invalid_choice', 'required_field', 'unknown_field'],
  }),
  removeDraft: defineCall(myListingsEndpoints.removeDraft, {
    summary: 'Remove a draft',
    description: 'A repeated request gets the same answer.',
    params: IdParams,
    answer: Done,
    errors: ['invalid_id'],
  }),
};
