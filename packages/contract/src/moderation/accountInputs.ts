import { z } from 'zod';
import { ROLES } from '../constants/moderationVocabulary.ts';
import { bilingualReason } from '../fields/fields.ts';

export const BlockInput = bilingualReason('block_reason_required');
export type BlockInput = z.output<typeof BlockInput>;

export const UnblockInput = bilingualReason('unblock_reason_required');

export const WarningInput = bilingualReason('warning_required');

export const RoleInput = z.object({ role: z.enum(ROLES, 'invalid_choice') });
export type RoleInput = z.output<typeof RoleInput>;
