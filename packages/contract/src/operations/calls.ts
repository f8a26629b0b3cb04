import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done } from '../call/commonSchemas.ts';
import { operationEndpoints } from './endpoints.ts';
import { BackgroundJobs } from './entities.ts';

/** Longest name of a kind of jobs. */
const MAX_KIND_LENGTH = 60;

export const operationCalls = {
  getBackgroundJobs: defineCall(operationEndpoints.getBackgroundJobs, {
    summary: 'Get the queue of background jobs',
    description: 'Waiting, running, retried and given-up jobs by kind, without jobs that are planned for later.',
    answer: z.object({ data: BackgroundJobs }),
    errors: ['forbidden'],
  }),
  retryBackgroundJobs: defineCall(operationEndpoints.retryBackgroundJobs, {
    summary: 'Retry given-up jobs',
    description: 'Schedules all given-up jobs of a kind again, as new.',
    body: z.strictObject({ kind: z.string('required_field').min(1, 'required_field').max(MAX_KIND_LENGTH) }),
    answer: z.object({ data: z.object({ retried: z.int().min(0) }) }),
    errors: [...BODY_ERRORS, 'forbidden', 'required_field', 'invalid_field', 'unknown_field'],
  }),
  pauseBackgroundJobs: defineCall(operationEndpoints.pauseBackgroundJobs, {
    summary: 'Pause or resume background jobs',
    description: 'While jobs are paused no node takes one: no mails, push messages or refunds.',
    body: z.strictObject({ is_paused: z.boolean('invalid_field') }),
    answer: Done,
    errors: [...BODY_ERRORS, 'forbidden', 'invalid_field', 'unknown_field'],
  }),
};
