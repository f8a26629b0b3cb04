import { z } from 'zod';
import { LISTS } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { LEADS, perHour } from '../call/limits.ts';
import { endpoints } from '../endpoints.ts';
import { PropertyCard } from '../listings/property.ts';
import { LEAD_CHANNELS, VIEW_SOURCES } from '../vocabulary.ts';

const params = z.object({ id: z.uuid() });
const errors = ['invalid_id', 'not_found', 'gone'] as const;

/** Views, leads and similar homes. */
export const engagementCalls = {
  getSimilar: defineCall(endpoints.getSimilar, {
    summary: 'Homes like one, also like one that is no longer on offer',
    cache: LISTS,
    params,
    answer: z.object({ data: z.array(PropertyCard) }),
    errors: ['invalid_id', 'not_found'],
  }),
  addLead: defineCall(endpoints.addLead, {
    summary: "The seller's number, counted as a lead once a person, home and day",
    limits: LEADS,
    params,
    body: z.strictObject({ channel: z.enum(LEAD_CHANNELS) }),
    /** National form, 11 digits. */
    answer: z.object({ phone: z.string() }),
    errors: [...errors, 'invalid_choice', 'required_field', 'unknown_field', 'malformed_body', 'too_many_requests'],
  }),
  addView: defineCall(endpoints.addView, {
    summary: 'Counts a view once a person, home and day; not of robots, nor of its seller',
    // A program that throws its cookies away is a new visitor each time.
    limits: { view: { address: perHour(600), counts: 'uses' } },
    params,
    /** Where the visitor came from; the first view of a day counts. */
    query: z.strictObject({ source: z.enum(VIEW_SOURCES, 'invalid_choice').optional() }),
    answer: z.object({ counted: z.boolean() }),
    errors: [...errors, 'invalid_choice', 'unknown_field', 'too_many_requests'],
  }),
};
