import { z } from 'zod';
import { LIST_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { IdParams } from '../call/commonSchemas.ts';
import { LEAD_LIMITS, perHour } from '../call/limits.ts';
import { PHONE_CHANNELS, VIEW_SOURCES } from '../constants/vocabulary.ts';
import { PropertyCard } from '../listings/property.ts';
import { engagementEndpoints } from './endpoints.ts';

const errors = ['invalid_id', 'not_found', 'gone'] as const;

export const engagementCalls = {
  getSimilar: defineCall(engagementEndpoints.getSimilar, {
    summary: 'List similar properties',
    description: 'Works for properties that are no longer available, too.',
    cache: LIST_CACHING,
    params: IdParams,
    answer: z.object({ data: z.array(PropertyCard) }),
    errors: ['invalid_id', 'not_found'],
  }),
  addLead: defineCall(engagementEndpoints.addLead, {
    summary: 'Contact the seller',
    description:
      'Answers the seller’s phone number, and counts a lead once per person, property and day; robots and the seller are not counted.',
    limits: LEAD_LIMITS,
    params: IdParams,
    body: z.strictObject({ channel: z.enum(PHONE_CHANNELS) }),
    answer: z.object({ phone: z.string() }),
    errors: [...errors, 'invalid_choice', 'required_field', 'unknown_field', 'malformed_body', 'too_many_requests'],
  }),
  addView: defineCall(engagementEndpoints.addView, {
    summary: 'Count a view',
    description: 'Counted once per person, property and day; robots and the seller are not counted.',
    // A program that discards its cookies is a new visitor each time, so the limit is by address.
    limits: { view: { address: perHour(600), counts: 'uses' } },
    params: IdParams,
    /** The source of a day's first view counts. */
    query: z.strictObject({ source: z.enum(VIEW_SOURCES, 'invalid_choice').optional() }),
    answer: z.object({ counted: z.boolean() }),
    errors: [...errors, 'invalid_choice', 'unknown_field', 'too_many_requests'],
  }),
};
