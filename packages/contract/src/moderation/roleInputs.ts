import { z } from 'zod';
import { ROLES } from '../constants/moderationVocabulary.ts';

export const RoleInput = z.object({ role: z.enum(ROLES, 'invalid_choice') });
export type RoleInput = z.output<typeof RoleInput>;
