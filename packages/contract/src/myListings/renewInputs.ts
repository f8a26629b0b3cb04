import { z } from 'zod';
import { CLOSINGS, RANKINGS } from '../constants/vocabulary.ts';

export const RenewInput = z.strictObject({
  // Null in a form until chosen.
  ranking: z.preprocess((value) => value, z.literal(RANKINGS, 'ranking_required')),
});
export type RenewInput = z.output<typeof RenewInput>;

/** Outcome when a seller ends an ad; by default the ad's action. */
export const CloseInput = z.strictObject({ closed_as: z.enum(CLOSINGS, 'invalid_choice').optional() });
export type CloseInput = z.output<typeof CloseInput>;
