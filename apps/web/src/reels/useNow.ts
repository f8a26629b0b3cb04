import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { clockAtom } from '../atoms/app.ts';

const STEP_MS = 10_000;

/** Milliseconds since 1970, anew every ten seconds; the time of the request until then. */
export function useNow(): number {
  const [now, setNow] = useState(useAtomValue(clockAtom).getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
