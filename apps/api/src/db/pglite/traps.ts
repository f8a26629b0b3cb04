import type { PGlite } from '@electric-sql/pglite';

/** Exit status with which the engine leaves a statement that failed in SQL: a long jump, not a fault. */
const LONG_JUMP_STATUS = 100;

/** PGlite answers a WebAssembly trap with no rows, and may hang in the next query. Returns a getter of the trap. */
export function watchTraps(database: PGlite): () => Error | undefined {
  let trap: Error | undefined;
  const { Module } = database;
  const runMainLoop = Module._PostgresMainLoopOnce;
  Module._PostgresMainLoopOnce = () => {
    try {
      return runMainLoop();
    } catch (error) {
      const isLongJump =
        typeof error === 'object' && error !== null && 'status' in error && error.status === LONG_JUMP_STATUS;
      if (!isLongJump) trap ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  };
  return () => trap;
}
