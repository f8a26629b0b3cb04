import { type QueueHolder, UNDO_MS } from '@mashrabiya/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useFailureToast } from '../../api/useFailureToast.ts';

/** A case of a queue, and how many wait, this one included. */
interface Shown<Case> {
  data: Case | null;
  waiting: number;
  /** Other moderators who have what waits. */
  holders?: QueueHolder[] | undefined;
}

interface Cases<Case> {
  /** What is looked at. */
  queue: Shown<Case>;
  /** What comes after it, once that is loaded: a fresh count comes with each. */
  ahead: Shown<Case> | undefined;
  /** Puts another case in the place of the one that is looked at. */
  show: (shown: Shown<Case>) => Promise<void>;
  /** Asks the queue anew. */
  restart: () => Promise<unknown>;
  /** The call that takes a decision back, and the id that it is told. */
  undoCall: 'undoReview' | 'undoReport' | 'undoReel' | 'undoAdvisor';
  idOf: (one: Case) => string;
}

interface Decided<Case> {
  one: Case;
  /** What was decided, in words. */
  text: string;
  /** The decision, which may be on its way. */
  sent: Promise<unknown>;
  isUndoing?: boolean;
}

/**
 * Leads from a case to the one after it, which is loaded before it is asked for, and back to the last one for as long as
 * its decision can be undone.
 */
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
    // Where it did not come through, there is nothing to undo.
    if (!(await sent.then(Boolean, () => false))) return;
    try {
      await undoing.mutateAsync({ params: { id: idOf(one) } });
      setLeft(null);
      // The case that was before the moderator comes after it.
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
    /** Shows the next case, while the decision of the one that was looked at is on its way; false where it is not there. */
    leave: () => {
      const canLeave = next !== null && next !== current;
      if (canLeave) setLeft(current);
      return canLeave;
    },
    /** Shows the case again that was left, its form as it was. */
    comeBack: () => setLeft(null),
    /** Shows the next case: at once where it is there, else once it has been asked for. */
    advance: async () => {
      if (next) await show({ data: next, waiting: Math.max(1, (ahead ?? queue).waiting - 1) });
      else await restart();
    },
    /** Offers to undo what was decided last, from when it is sent: a key that comes soon must not undo the one before. */
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
