import { useState } from 'react';

/** Value, or the previous one while undefined; `keepPreviousData` does not work across atoms. */
export function useKept<T>(value: T | undefined): T | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? kept;
}
