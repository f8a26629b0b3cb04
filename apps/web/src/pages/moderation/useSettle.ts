import type { ProblemCode } from '@mashrabiya/contract';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { ApiError } from '../../api/error.ts';
import { showToastAtom } from '../../atoms/toasts.ts';

interface Told {
  /** What the shown case is called. */
  about: string | undefined;
  /** The refusal that says that another moderator was quicker, and what is said of it. */
  outdated: { code: ProblemCode; text: string };
}

/** Sends decisions one after another; `next` asks for the next case. */
export function useSettle(next: () => Promise<unknown>, { about, outdated }: Told) {
  const showToast = useSetAtom(showToastAtom);
  const [takesFocus, setTakesFocus] = useState(false);
  /**
   * Sends a decision, says in the words of `done` what became of which case, or that another moderator was quicker, and
   * shows the next case from its top.
   */
  const settle = async (decision: Promise<unknown>, done?: string) => {
    try {
      await decision;
      if (done) showToast({ kind: 'success', message: `${done}: ${about}`, about: 'property' });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== outdated.code) throw error;
      showToast({ kind: 'info', message: outdated.text });
    }
    setTakesFocus(true);
    await next();
    scrollTo({ top: 0 });
  };
  return { takesFocus, settle };
}
