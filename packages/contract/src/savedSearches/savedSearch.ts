import { z } from 'zod';
import { ALERT_FREQUENCIES } from '../constants/vocabulary.ts';
import { SEARCH_NAME_MAX_LENGTH } from './inputs.ts';

export const Alert = z
  .object({
    frequency: z.enum(ALERT_FREQUENCIES),
    by_mail: z.boolean(),
    /** Notifies by push on the devices where the user has allowed it. */
    by_push: z.boolean(),
  })
  .meta({ id: 'Alert' });
export type Alert = z.infer<typeof Alert>;

export const SavedSearch = z
  .object({
    id: z.uuid(),
    /** Path and query of the page, see `parseSavedHref`. Unique per user. */
    href: z.string(),
    name: z.string().max(SEARCH_NAME_MAX_LENGTH),
    saved_at: z.iso.datetime(),
    /** When the search's results were last viewed. */
    checked_at: z.iso.datetime(),
    /** When its results were viewed in the previous visit; views within half an hour are one visit. */
    checked_before: z.iso.datetime(),
    fresh: z.int().min(0),
    alert: Alert,
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearch>;
