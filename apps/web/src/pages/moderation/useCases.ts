import { type QueueHolder, UNDO_MS } from '@mashrabiya/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  ahead: QueueAnswer<Case> | undefined;
  show: (shown: QueueAnswer<Case>) => Promise<void>;
  restart: () => Promise<unknown>;
  /** Call that undoes a decision, and the id to send. */
  undoCall: 'undoReview' | 'undoReport' | 'undoReel' | 'undoAdvisor';
  getId: (one: Case) => string;
}

interface Decision<Case> {
  one: Case;
  text: string;
  sent: Promise<unknown>;
  isUndoing?: boolean;
}

/** Moves from a case to the next, which is preloaded, and back to the last one while its decision can be undone. */
export function useCases<Case>({ queue, ahead, show, restart, undoCall, getId }: CaseQueueOptions<Case>) {
  const undoing = useApiMutation(undoCall);
  const showFailure = useFailureToast(undoCall);
  const [decision, setDecision] = useState<Decision<Case> | null>(null);
  const [leftCase, setLeftCase] = useState<Case | null>(null);
  useEffect(() => {
    if (decision === null) return;
    const timer = setTimeout(() => setDecision(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [decision]);

  const next = queue.data && (ahead?.data ?? null);
  const current = next && queue.data === leftCase ? next : queue.data;
  const waitingCount = useRef(queue.waiting);
  useLayoutEffect(() => {
    waitingCount.current = queue.waiting;
  });
  const clearDecision = (sent: Promise<unknown>) => setDecision((now) => (now?.sent === sent ? null : now));
  const undo = async (target: Decision<Case>) => {
    const { one, sent } = target;
    setDecision({ ...target, isUndoing: true });
    // The decision failed, so there is nothing to undo.
    if (!(await sent.then(Boolean, () => false))) return;
    try {
      await undoing.mutateAsync({ params: { id: getId(one) } });
      setLeftCase(null);
      // The current case becomes the next one.
      await show({ data: one, waiting: waitingCount.current + 1 });
    } catch (error) {
      showFailure(error);
    }
    clearDecision(sent);
  };
  return {
    current,
    cases: [queue.data, next].filter((one) => one !== null),
    holders: queue.holders,
    restart,
    /** Shows the next case while the decision is in flight; returns false if none is loaded. */
    leave: () => {
      const canLeave = next !== null && next !== current;
      if (canLeave) setLeftCase(current);
      return canLeave;
    },
    /** Shows the previous case again, its form unchanged. */
    reopen: () => setLeftCase(null),
    /** Shows the next case: at once if loaded, else after fetching it. */
    advance: async () => {
      if (next) await show({ data: next, waiting: Math.max(1, (ahead ?? queue).waiting - 1) });
      else await restart();
    },
    /** Offers to undo the last decision at once: a quick shortcut key must not undo the one before. */
    trackDecision: async (one: Case, text: string, sent: Promise<unknown>) => {
      setDecision({ one, text, sent });
      try {
        await sent;
      } catch (error) {
        clearDecision(sent);
        throw error;
      }
    },
    notice: decision && {
      text: decision.text,
      busy: decision.isUndoing ?? false,
      onUndo: () => void undo(decision),
    },
  };
}
