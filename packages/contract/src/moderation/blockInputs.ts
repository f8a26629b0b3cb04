import { z } from 'zod';
import { REPORT_MAX_LENGTH } from '../constants/constants.ts';
import { requiredText } from '../fields/fields.ts';

const blockReason = () => requiredText('block_reason_required', REPORT_MAX_LENGTH);

/** Why a seller is blocked, as the seller will read it in either language. */
export const BlockInput = z.object({ reason_ar: blockReason(), reason_en: blockReason() });
export type BlockInput = z.output<typeof BlockInput>;

const unblockReason = () => requiredText('unblock_reason_required', REPORT_MAX_LENGTH);

const warningText = () => requiredText('warning_required', REPORT_MAX_LENGTH);

/** Warning that the user reads in either language. */
export const WarningInput = z.object({ reason_ar: warningText(), reason_en: warningText() });

/** Why a seller is blocked no more, as the seller will read it in either language. */
export const UnblockInput = z.object({ reason_ar: unblockReason(), reason_en: unblockReason() });
