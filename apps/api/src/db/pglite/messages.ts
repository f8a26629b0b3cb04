export interface WorkerSetup {
  dataDir?: string;
  dump?: Uint8Array;
}

export type WorkerRequest = { id: number } & (
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { kind: 'dump' }
  | { kind: 'close' }
);

/** A database error that can be cloned between threads. */
export interface SerializedError {
  message: string;
  code?: string;
  constraint?: string;
  detail?: string;
}

/** Rows as arrays, because names and nested values are slow to clone between threads. */
export interface QueryAnswer {
  columns: string[];
  /** Positions of columns with JSON, sent as text. */
  jsonColumns: number[];
  rows: unknown[][];
  affectedRows?: number;
}

export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'failed'; error: SerializedError }
  | { kind: 'answer'; id: number; answer: QueryAnswer | Uint8Array | null }
  | { kind: 'error'; id: number; error: SerializedError; isBroken: boolean };
