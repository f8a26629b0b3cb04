import { z } from 'zod';
import { MAX_SAVED_SEARCHES } from '../constants/constants.ts';
import { ALERT_FREQUENCIES } from '../constants/vocabulary.ts';
import type { InputCode } from '../fields/codes.ts';
import { requiredText } from '../fields/fields.ts';
import { parseSavedHref } from './savedHref.ts';

export const SEARCH_NAME_MAX_LENGTH = 80;

export const SavedSearchInput = z.object({ name: requiredText('search_name_required', SEARCH_NAME_MAX_LENGTH) });
export type SavedSearchInput = z.output<typeof SavedSearchInput>;

const href = z.string().refine((text) => parseSavedHref(text) !== undefined);
const name = requiredText('search_name_required', SEARCH_NAME_MAX_LENGTH);

export const SaveSearchInput = z.strictObject({ href, name });
export type SaveSearchInput = z.output<typeof SaveSearchInput>;

const DeviceSearch = z.strictObject({
  href,
  name,
  saved_at: z.iso.datetime(),
  checked_at: z.iso.datetime(),
  checked_before: z.iso.datetime(),
});

export const MergeSearchesInput = z.strictObject({ searches: z.array(DeviceSearch).max(MAX_SAVED_SEARCHES) });
export type MergeSearchesInput = z.output<typeof MergeSearchesInput>;

/** Alert frequency and channels; at least one channel unless the frequency is `none`. */
export const AlertInput = z
  .strictObject({ frequency: z.enum(ALERT_FREQUENCIES), by_mail: z.boolean(), by_push: z.boolean() })
  .refine(({ frequency, by_mail, by_push }) => frequency === 'none' || by_mail || by_push, {
    path: ['by_mail'],
    error: 'alert_channel_required' satisfies InputCode,
  });
export type AlertInput = z.output<typeof AlertInput>;
