import { ReportDecision } from '@mashrabiya/contract';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';

/** What only a block or a warning says. */
export const WITHOUT_WORDS = { reason_ar: null, reason_en: null };

/** Dismisses reports at one press; `onDecide` rejects with what the server refused. */
export const useDismissal = (onDecide: (decision: ReportDecision) => Promise<unknown>) =>
  useCallForm({
    schema: ReportDecision,
    initial: { decision: 'dismissed' as const, reasons: [], note: null, ...WITHOUT_WORDS },
    call: onDecide,
  });
