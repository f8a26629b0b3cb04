import { z } from 'zod';
import { ALERT_FREQUENCIES } from '../constants/vocabulary.ts';
import { SEARCH_NAME_MAX_LENGTH } from './inputs.ts';

/** How often somebody is told, and how. */
export const Alert = z
  .object({
    frequency: z.enum(ALERT_FREQUENCIES),
    by_mail: z.boolean(),
    /** On the devices where the person has allowed it. */
    by_push: z.boolean(),
  })
  .meta({ id: 'Alert' });
export type Alert = z.infer<typeof Alert>;

/** A result page that somebody saved. */
export const SavedSearch = z
  .object({
    id: z.uuid(),
    /** Path and query of the page, see `parseSavedHref`. One person saves each once. */
    href: z.string(),
    name: z.string().max(SEARCH_NAME_MAX_LENGTH),
    saved_at: z.iso.datetime(),
    /** When its homes were last looked at. */
    checked_at: z.iso.datetime(),
    /** The same of the visit before; looks within half an hour are one. */
    checked_before: z.iso.datetime(),
    /** How many homes were advertised after the last look. */
    fresh: z.int().min(0),
    alert: Alert,
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearch>;
