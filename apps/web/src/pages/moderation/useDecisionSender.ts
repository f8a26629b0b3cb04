import type { ProblemCode } from '@mashrabiya/contract';
import { useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/error.ts';
import { useFailureToast } from '../../api/useFailureToast.ts';
import { showToastAtom } from '../../atoms/toasts.ts';

interface DecisionMessages {
  about: string | undefined;
  /** Refusal code when another moderator has decided first, and its message. */
  outdated: { code: ProblemCode; text: string };
}

export interface DecisionSenderOptions extends DecisionMessages {
  next: () => Promise<unknown>;
  /** Shows the next case while the decision is in flight; returns false if none is loaded. */
  leave?: () => boolean;
  /** Shows the case whose decision was refused. */
  reopen?: () => void;
}

/** Sends decisions one after another. */
export function useDecisionSender({ next, leave = () => false, reopen, about, outdated }: DecisionSenderOptions) {
  const showToast = useSetAtom(showToastAtom);
  const showFailure = useFailureToast('decideReview');
  const [takesFocus, setTakesFocus] = useState(false);
  const lastSend = useRef<Promise<void>>(undefined);
  const latestNext = useRef(next);
  useLayoutEffect(() => {
    latestNext.current = next;
  });

  const sendAfter = async (
    previousSend: Promise<void> | undefined,
    send: () => Promise<unknown>,
    doneMessage?: string,
  ) => {
    // Rejects if the previous decision was refused: its case is shown again, so this decision must not be sent.
    await previousSend;
    const hasLeft = leave();
    if (hasLeft) {
      setTakesFocus(true);
      scrollTo({ top: 0 });
    }
    try {
      await send();
      if (doneMessage) showToast({ kind: 'success', message: `${doneMessage}: ${about}`, about: 'property' });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== outdated.code) {
        reopen?.();
        // The page was scrolled to its top, but the form shows the reason further down.
        if (hasLeft) showFailure(error);
        throw error;
      }
      showToast({ kind: 'info', message: outdated.text });
    }
    setTakesFocus(true);
    await latestNext.current();
    if (!hasLeft) scrollTo({ top: 0 });
  };
  /** Sends a decision, reports its result with `done`, and shows the next case from its top. */
  const sendDecision = (send: () => Promise<unknown>, doneMessage?: string): Promise<void> => {
    const currentSend = sendAfter(lastSend.current, send, doneMessage).finally(() => {
      if (lastSend.current === currentSend) lastSend.current = undefined;
    });
    lastSend.current = currentSend;
    return currentSend;
  };
  return { takesFocus, sendDecision };
}
