import { z } from 'zod';
import { CLOSINGS, RANKINGS } from '../constants/vocabulary.ts';

/** With which rank an ad runs again. */
export const RenewInput = z.strictObject({
  // A form begins with none.
  ranking: z.preprocess((given) => given, z.literal(RANKINGS, 'ranking_required')),
});
export type RenewInput = z.output<typeof RenewInput>;

/** What became of a home whose ad its seller ends; by default what the ad is for. */
export const CloseInput = z.strictObject({ closed_as: z.enum(CLOSINGS, 'invalid_choice').optional() });
export type CloseInput = z.output<typeof CloseInput>;
