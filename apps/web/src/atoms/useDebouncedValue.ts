import { SEARCH_DEBOUNCE_MS } from '@mashrabiya/contract';
import { useEffect, useState } from 'react';

/** Debounced value (400 ms by default, the search debounce); `first` until then. */
export function useDebouncedValue<T>(value: T, ms: number = SEARCH_DEBOUNCE_MS, first: T = value): T {
  const [debouncedValue, setDebouncedValue] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debouncedValue;
}
