import { useState } from 'react';

/** Value, or the previous one while undefined; `keepPreviousData` does not work across atoms. */
export function usePreviousValue<T>(value: T | undefined): T | undefined {
  const [previous, setPrevious] = useState(value);
  if (value !== undefined && value !== previous) setPrevious(value);
  return value ?? previous;
}
