import { z } from 'zod';
import { REPORT_MAX_LENGTH } from '../constants/constants.ts';
import { requiredText } from '../fields/fields.ts';

const blockReason = () => requiredText('block_reason_required', REPORT_MAX_LENGTH);

/** Reason for a block, in the languages that the seller may read. */
export const BlockInput = z.object({ reason_ar: blockReason(), reason_en: blockReason() });
export type BlockInput = z.output<typeof BlockInput>;

const unblockReason = () => requiredText('unblock_reason_required', REPORT_MAX_LENGTH);

const warningText = () => requiredText('warning_required', REPORT_MAX_LENGTH);

export const WarningInput = z.object({ reason_ar: warningText(), reason_en: warningText() });

export const UnblockInput = z.object({ reason_ar: unblockReason(), reason_en: unblockReason() });
