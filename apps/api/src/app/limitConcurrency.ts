/** Runs work with limited concurrency; the rest waits in a queue, and what may wait longer behind all that may not. */
export function limitConcurrency(atOnce: number): <T>(work: () => Promise<T>, mayWait?: boolean) => Promise<T> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const patient: (() => void)[] = [];
  return async (work, mayWait = false) => {
    if (underWay === atOnce) await new Promise<void>((resolve) => (mayWait ? patient : waiting).push(resolve));
    else underWay++;
    try {
      return await work();
    } finally {
      const next = waiting.shift() ?? patient.shift();
      if (next) next();
      else underWay--;
    }
  };
}
