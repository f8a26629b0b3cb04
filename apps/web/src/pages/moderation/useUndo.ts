import { UNDO_MS } from '@mashrabiya/contract';
import { useEffect, useState } from 'react';

/** The last decision, for as long as it can be undone. */
export function useUndo<T>() {
  const [decided, setDecided] = useState<T | null>(null);
  useEffect(() => {
    if (decided === null) return;
    const timer = setTimeout(() => setDecided(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [decided]);
  return { decided, remember: setDecided, forget: () => setDecided(null) };
}
