import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { clockAtom } from '../atoms/app.ts';

/** Upper limit of the delay: covers a changed clock or a machine that slept. */
const MAX_DELAY_MS = 60_000;

/** Time in milliseconds, updated after each of some moments (ISO); the request's time until hydration. */
export function useNow(moments: readonly string[]): number {
  const [now, setNow] = useState(useAtomValue(clockAtom).getTime());
  const next = Math.min(...moments.map(Date.parse).filter((moment) => moment > now));
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - now, MAX_DELAY_MS));
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
