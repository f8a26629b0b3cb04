/** Transactions whose changes are visible: PostgreSQL's `pg_snapshot`. */
export interface Snapshot {
  /** As PostgreSQL writes it: `xmin:xmax:running`. */
  text: string;
  /** All earlier transactions are visible. */
  xmin: bigint;
  /** This and later transactions are not. */
  xmax: bigint;
  /** Transactions between both that were not committed. */
  running: ReadonlySet<string>;
}

const SNAPSHOT = /^\d{1,19}:\d{1,19}:(\d{1,19}(,\d{1,19})*)?$/;

/** Undefined for a text that is no snapshot. */
export function parseSnapshot(text: string): Snapshot | undefined {
  if (!SNAPSHOT.test(text)) return undefined;
  const [xmin = '', xmax = '', running = ''] = text.split(':');
  return { text, xmin: BigInt(xmin), xmax: BigInt(xmax), running: new Set(running.split(',').filter(Boolean)) };
}

/** True if the changes of a transaction were visible. */
export function isVisibleIn({ xmin, xmax, running }: Snapshot, transaction: string): boolean {
  const id = BigInt(transaction);
  return id < xmin || (id < xmax && !running.has(transaction));
}
