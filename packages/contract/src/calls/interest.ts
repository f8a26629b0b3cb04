import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { PropertyCard } from '../entities/property.ts';
import { LEAD_CHANNELS } from '../vocabulary.ts';
import { defineCall } from './call.ts';

const params = z.object({ id: z.uuid() });
const errors = ['invalid_id', 'not_found', 'gone'] as const;

/** What people do with a home: they look at it and at others like it, and get in touch with its seller. */
export const interestCalls = {
  getSimilar: defineCall(endpoints.getSimilar, {
    summary: 'Homes like one, also like one that is no longer on offer',
    params,
    answer: z.object({ data: z.array(PropertyCard) }),
    errors: ['invalid_id', 'not_found'],
  }),
  addLead: defineCall(endpoints.addLead, {
    summary: "The seller's number, counted as a lead once a person, home and day",
    params,
    body: z.strictObject({ channel: z.enum(LEAD_CHANNELS) }),
    /** National form, 11 digits. */
    answer: z.object({ phone: z.string() }),
    errors: [...errors, 'invalid_choice', 'required_field', 'unknown_field', 'malformed_body', 'too_many_requests'],
  }),
  addView: defineCall(endpoints.addView, {
    summary: 'Counts a view once a person, home and day; not of robots, nor of its seller',
    params,
    answer: z.object({ counted: z.boolean() }),
    errors: [...errors, 'too_many_requests'],
  }),
};
