import { SEARCH_DEBOUNCE_MS } from '@mashrabiya/contract';
import { useEffect, useState } from 'react';

/** A value once it has stayed the same for the search debounce of 400 ms; until then `first`. */
export function useSettled<T>(value: T, ms: number = SEARCH_DEBOUNCE_MS, first: T = value): T {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
