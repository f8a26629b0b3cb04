import { ReportDecision } from '@mashrabiya/contract';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';

/** Only a block or a warning has these reasons. */
export const NO_REASONS = { reason_ar: null, reason_en: null };

/** Dismisses reports; `onDecide` rejects with the server's problems. */
export const useDismissal = (onDecide: (decision: ReportDecision) => Promise<unknown>) =>
  useCallForm({
    schema: ReportDecision,
    initial: { decision: 'dismissed' as const, reasons: [], note: null, ...NO_REASONS },
    call: onDecide,
  });
