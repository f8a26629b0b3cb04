import { useState } from 'react';

/**
 * A value, and the last one there was while there is none. TanStack's `keepPreviousData` keeps within one atom only, and
 * another question is another atom.
 */
export function useKept<T>(value: T | undefined): T | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? kept;
}
