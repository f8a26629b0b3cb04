import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { clockAtom } from '../atoms/app.ts';

/** A clock that was set, or a machine that slept, is noticed after so long at the latest. */
const LONGEST_MS = 60_000;

/** Milliseconds since 1970, anew when one of some moments (ISO) has come; the time of the request until then. */
export function useNow(moments: readonly string[]): number {
  const [now, setNow] = useState(useAtomValue(clockAtom).getTime());
  const next = Math.min(...moments.map(Date.parse).filter((moment) => moment > now));
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - now, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
