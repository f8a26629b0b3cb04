import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done } from '../call/shared.ts';
import { MAX_DRAFTS } from '../constants.ts';
import { endpoints } from '../endpoints.ts';
import { Draft } from './draft.ts';
import { DraftInput } from './draftInputs.ts';

const params = z.object({ id: z.uuid() });

/** Drafts of ads, to be continued on any device. */
export const draftCalls = {
  listDrafts: defineCall(endpoints.listDrafts, {
    summary: 'One’s unfinished ads, the one saved last first',
    answer: z.object({ data: z.array(Draft) }),
    errors: [],
  }),
  saveDraft: defineCall(endpoints.saveDraft, {
    summary: `Saves an unfinished ad under an id of the device’s making; the last save wins. Of more than ${MAX_DRAFTS} the oldest is dropped`,
    params,
    body: DraftInput,
    answer: z.object({ data: Draft.pick({ id: true, version: true, updated_at: true }) }),
    errors: [...BODY_ERRORS, 'invalid_id', 'invalid_field', 'invalid_choice', 'required_field', 'unknown_field'],
  }),
  removeDraft: defineCall(endpoints.removeDraft, {
    summary: 'Removes an unfinished ad; asking again answers the same',
    params,
    answer: Done,
    errors: ['invalid_id'],
  }),
};
