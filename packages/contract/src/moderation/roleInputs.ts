import { z } from 'zod';
import { ROLES } from '../constants/vocabulary.ts';

/** Somebody's role, in the place of the one they have. */
export const RoleInput = z.object({ role: z.enum(ROLES, 'invalid_choice') });
export type RoleInput = z.output<typeof RoleInput>;
