/** What a worker is started with. */
export interface WorkerSetup {
  /** Directory of the database; without one it lives in memory. */
  dataDir?: string;
  /** A dump to begin from, as `dump` gave it. */
  dump?: Uint8Array;
}

/** What the main thread asks of the worker. One request runs at a time, in the order in which they came. */
export type WorkerRequest = { id: number } & (
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { kind: 'dump' }
  | { kind: 'close' }
);

/** A database error in a form that survives the way between threads. */
export interface WireError {
  message: string;
  /** SQLSTATE. */
  code?: string;
  constraint?: string;
  detail?: string;
}

/** Rows as arrays, because names and nested values are slow to copy from thread to thread. */
export interface QueryAnswer {
  columns: string[];
  /** Positions of the columns that hold JSON, as text. */
  jsonColumns: number[];
  rows: unknown[][];
  affectedRows?: number;
}

/** `broken` says that the engine trapped: nothing it answers from here on can be believed. */
export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'failed'; error: WireError }
  | { kind: 'answer'; id: number; answer: QueryAnswer | Uint8Array | null }
  | { kind: 'error'; id: number; error: WireError; broken: boolean };
