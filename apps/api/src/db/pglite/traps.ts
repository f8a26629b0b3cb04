import type { PGlite } from '@electric-sql/pglite';

/** Exit status with which the engine leaves a statement that failed in SQL: a long jump, not a fault. */
const LONG_JUMP_STATUS = 100;

/**
 * PGlite swallows every WebAssembly trap, answers the query with no rows, and may spin forever in the next one. This
 * wraps the engine's main loop and returns a function that reports the first trap.
 */
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
