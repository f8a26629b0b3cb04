import { type QueueHolder, UNDO_MS } from '@mashrabiya/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/error.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useFailureToast } from '../../api/useFailureToast.ts';

interface QueueAnswer<Case> {
  data: Case | null;
  waiting: number;
  /** Moderators who hold the pending cases. */
  holders?: QueueHolder[] | undefined;
}

interface CaseQueueOptions<Case> {
  queue: QueueAnswer<Case>;
  /** Next case, once loaded, with a fresh count. */
  nextAnswer: QueueAnswer<Case> | undefined;
  show: (answer: QueueAnswer<Case>) => Promise<void>;
  restart: () => Promise<unknown>;
  /** Call that undoes a decision, and the id to send. */
  undoCall: 'undoReview' | 'undoReport' | 'undoReel' | 'undoAdvisor';
  getId: (queueCase: Case) => string;
}

interface Decision<Case> {
  reviewedCase: Case;
  noticeText: string;
  sentDecision: Promise<unknown>;
  isUndoing?: boolean;
}

/** Moves from a case to the next, which is preloaded, and back to the last one while its decision can be undone. */
export function useCaseQueue<Case>({ queue, nextAnswer, show, restart, undoCall, getId }: CaseQueueOptions<Case>) {
  const undoMutation = useApiMutation(undoCall);
  const showFailure = useFailureToast(undoCall);
  const [decision, setDecision] = useState<Decision<Case> | null>(null);
  const [dismissedCase, setDismissedCase] = useState<Case | null>(null);
  useEffect(() => {
    if (decision === null) return;
    const timer = setTimeout(() => setDecision(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [decision]);

  const next = queue.data && (nextAnswer?.data ?? null);
  const current = next && queue.data === dismissedCase ? next : queue.data;
  const waitingCount = useRef(queue.waiting);
  useLayoutEffect(() => {
    waitingCount.current = queue.waiting;
  });
  const clearDecision = (sentDecision: Promise<unknown>) =>
    setDecision((shownDecision) => (shownDecision?.sentDecision === sentDecision ? null : shownDecision));
  const undo = async (target: Decision<Case>) => {
    const { reviewedCase, sentDecision } = target;
    setDecision({ ...target, isUndoing: true });
    // The decision failed, so there is nothing to undo.
    if (!(await sentDecision.then(Boolean, () => false))) return;
    try {
      await undoMutation.mutateAsync({ params: { id: getId(reviewedCase) } });
      setDismissedCase(null);
      // The current case becomes the next one.
      await show({ data: reviewedCase, waiting: waitingCount.current + 1 });
    } catch (error) {
      showFailure(error);
      // The case has changed or is closed: its next version may wait in the queue.
      if (error instanceof ApiError && error.code === 'review_outdated') await restart();
    }
    clearDecision(sentDecision);
  };
  return {
    current,
    cases: [queue.data, next].filter((queueCase) => queueCase !== null),
    holders: queue.holders,
    restart,
    /** Shows the next case while the decision is in flight; returns false if none is loaded. */
    leave: () => {
      const canLeave = next !== null && next !== current;
      if (canLeave) setDismissedCase(current);
      return canLeave;
    },
    /** Shows the previous case again, its form unchanged. */
    reopen: () => setDismissedCase(null),
    /** Shows the next case: at once if loaded, else after fetching it. */
    advance: async () => {
      if (next) await show({ data: next, waiting: Math.max(1, (nextAnswer ?? queue).waiting - 1) });
      else await restart();
    },
    /** Offers to undo the last decision at once: a quick shortcut key must not undo the previous decision. */
    trackDecision: async (reviewedCase: Case, text: string, sentDecision: Promise<unknown>) => {
      setDecision({ reviewedCase, noticeText: text, sentDecision });
      try {
        await sentDecision;
      } catch (error) {
        clearDecision(sentDecision);
        throw error;
      }
    },
    notice: decision && {
      text: decision.noticeText,
      busy: decision.isUndoing ?? false,
      onUndo: () => void undo(decision),
    },
  };
}
