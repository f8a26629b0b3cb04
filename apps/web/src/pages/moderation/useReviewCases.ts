import type { CallAnswer } from '@mashrabiya/contract';
import { useState } from 'react';
import { useApiQuery } from '../../api/useApiQuery.ts';

type Claimed = CallAnswer<'claimReview'>;

/**
 * The ad that is looked at, and the one after it, which is loaded before it is asked for. `first` is what the queue gave
 * at the start, `ask` asks it anew.
 */
export function useReviewCases(first: Claimed, ask: () => Promise<unknown>) {
  const [moved, setMoved] = useState<Claimed | null>(null);
  const { data: current, waiting } = moved ?? first;
  const { data: ahead } = useApiQuery(
    'claimReview',
    current ? { query: { after: current.property.id } } : undefined,
    // The ad that it names is this moderator's: it is asked for once.
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const next = ahead?.data && ahead.data.property.id !== current?.property.id ? ahead.data : null;
  const restart = async () => {
    await ask();
    setMoved(null);
  };
  return {
    current,
    next,
    waiting,
    /** Shows the next ad: at once where it is there, else once it has been asked for. */
    advance: async () => {
      if (next) setMoved({ data: next, waiting: Math.max(1, waiting - 1) });
      else await restart();
    },
    /** Asks the queue anew. */
    restart,
    /** Shows an ad again whose decision was undone; the one that was before the moderator comes after it. */
    bringBack: (undone: NonNullable<Claimed['data']>) => setMoved({ data: undone, waiting: waiting + 1 }),
  };
}
