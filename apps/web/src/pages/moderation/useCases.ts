import { type QueueHolder, UNDO_MS } from '@mashrabiya/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useFailureToast } from '../../api/useFailureToast.ts';

interface Shown<Case> {
  data: Case | null;
  waiting: number;
  /** Moderators who hold the pending cases. */
  holders?: QueueHolder[] | undefined;
}

interface Cases<Case> {
  queue: Shown<Case>;
  /** Next case, once loaded, with a fresh count. */
  ahead: Shown<Case> | undefined;
  show: (shown: Shown<Case>) => Promise<void>;
  restart: () => Promise<unknown>;
  /** Call that undoes a decision, and the id to send. */
  undoCall: 'undoReview' | 'undoReport' | 'undoReel' | 'undoAdvisor';
  idOf: (one: Case) => string;
}

interface Decided<Case> {
  one: Case;
  text: string;
  sent: Promise<unknown>;
  isUndoing?: boolean;
}

/** Moves from a case to the next, which is preloaded, and back to the last one while its decision can be undone. */
export function useCases<Case>({ queue, ahead, show, restart, undoCall, idOf }: Cases<Case>) {
  const undoing = useApiMutation(undoCall);
  const showFailure = useFailureToast(undoCall);
  const [decided, setDecided] = useState<Decided<Case> | null>(null);
  const [left, setLeft] = useState<Case | null>(null);
  useEffect(() => {
    if (decided === null) return;
    const timer = setTimeout(() => setDecided(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [decided]);

  const next = queue.data && (ahead?.data ?? null);
  const current = next && queue.data === left ? next : queue.data;
  const waiting = useRef(queue.waiting);
  useLayoutEffect(() => {
    waiting.current = queue.waiting;
  });
  const forget = (sent: Promise<unknown>) => setDecided((now) => (now?.sent === sent ? null : now));
  const undo = async (taken: Decided<Case>) => {
    const { one, sent } = taken;
    setDecided({ ...taken, isUndoing: true });
    // The decision failed, so there is nothing to undo.
    if (!(await sent.then(Boolean, () => false))) return;
    try {
      await undoing.mutateAsync({ params: { id: idOf(one) } });
      setLeft(null);
      // The current case becomes the next one.
      await show({ data: one, waiting: waiting.current + 1 });
    } catch (error) {
      showFailure(error);
    }
    forget(sent);
  };
  return {
    current,
    cases: [queue.data, next].filter((one) => one !== null),
    holders: queue.holders,
    restart,
    /** Shows the next case while the decision is in flight; returns false if none is loaded. */
    leave: () => {
      const canLeave = next !== null && next !== current;
      if (canLeave) setLeft(current);
      return canLeave;
    },
    /** Shows the previous case again, its form unchanged. */
    reopen: () => setLeft(null),
    /** Shows the next case: at once if loaded, else after fetching it. */
    advance: async () => {
      if (next) await show({ data: next, waiting: Math.max(1, (ahead ?? queue).waiting - 1) });
      else await restart();
    },
    /** Offers to undo the last decision at once: a quick shortcut key must not undo the one before. */
    remember: async (one: Case, text: string, sent: Promise<unknown>) => {
      setDecided({ one, text, sent });
      try {
        await sent;
      } catch (error) {
        forget(sent);
        throw error;
      }
    },
    notice: decided && {
      text: decided.text,
      busy: decided.isUndoing ?? false,
      onUndo: () => void undo(decided),
    },
  };
}
