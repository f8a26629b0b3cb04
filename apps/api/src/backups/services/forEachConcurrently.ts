/** Round trips to a bucket take longer than its transfers. */
const CONCURRENCY = 8;

/** Runs work for each item, some at a time. Stops at the first error. */
export async function forEachConcurrently<T>(
  items: AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  let isStopped = false;
  async function runWorker(): Promise<void> {
    while (!isStopped) {
      const { done, value } = await iterator.next();
      if (done) return;
      await work(value);
    }
  }
  const workers = Array.from({ length: CONCURRENCY }, () =>
    runWorker().catch((error: unknown) => {
      isStopped = true;
      throw error;
    }),
  );
  const results = await Promise.allSettled(workers);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
