import { ReportDecision } from '@mashrabiya/contract';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';

/** Only a block or a warning has these reasons. */
export const WITHOUT_WORDS = { reason_ar: null, reason_en: null };

/** Dismisses reports; `onDecide` rejects with the server's problems. */
export const useDismissal = (onDecide: (decision: ReportDecision) => Promise<unknown>) =>
  useCallForm({
    schema: ReportDecision,
    initial: { decision: 'dismissed' as const, reasons: [], note: null, ...WITHOUT_WORDS },
    call: onDecide,
  });
