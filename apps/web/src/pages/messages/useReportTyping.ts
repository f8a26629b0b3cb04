import { TYPING_TIMES } from '@mashrabiya/contract';
import { useStore } from 'jotai';
import { useCallback, useRef } from 'react';
import { queryContextAtom } from '../../api/queryContext.ts';

/** Tells the partner that the user is typing, at most every three seconds, until a report is refused. */
export function useReportTyping(conversationId: string, draft: string): (text: string) => void {
  const store = useStore();
  const last = useRef({ text: draft, reportedAt: Number.NEGATIVE_INFINITY, isRefused: false });
  return useCallback(
    (text) => {
      const { current } = last;
      const isTyping = text !== current.text && text !== '';
      current.text = text;
      // Sent: the message has ended what was reported.
      if (text === '') current.reportedAt = Number.NEGATIVE_INFINITY;
      const isReported = performance.now() - current.reportedAt < TYPING_TIMES.reportEveryMs;
      if (!isTyping || isReported || current.isRefused || navigator.onLine === false) return;
      current.reportedAt = performance.now();
      const { client } = store.get(queryContextAtom);
      client('reportTyping', { params: { id: conversationId } }).catch(() => {
        current.isRefused = true;
      });
    },
    [store, conversationId],
  );
}
