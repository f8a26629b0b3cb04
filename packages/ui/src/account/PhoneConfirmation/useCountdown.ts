import { useEffect, useState } from 'react';

/** Counts whole seconds down to zero after each `start`. */
export function useCountdown() {
  const [end, setEnd] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    // Timers of hidden tabs are late, so the time is read each time.
    const timer = setInterval(() => setSecondsLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [end, isRunning]);
  const start = (seconds: number) => {
    setEnd(performance.now() + seconds * 1000);
    setSecondsLeft(seconds);
  };
  return { secondsLeft, start };
}
