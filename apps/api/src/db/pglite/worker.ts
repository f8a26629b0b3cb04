import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { QueryAnswer, SerializedError, WorkerAnswer, WorkerRequest, WorkerSetup } from './messages.ts';
import { watchTraps } from './traps.ts';

// The embedded database has a thread of its own, so that a long query does not block other visitors.

const SHARED_BUFFERS = '64MB';
/** Object ids of types that PGlite returns as BigInt, text or Date: same values as from PostgreSQL. */
const PARSERS = { 20: Number, 1700: Number, 1082: String };
/** `json` and `jsonb`, which the main thread parses. */
const JSON_TYPES = [114, 3802];
const RESULT_OPTIONS = { rowMode: 'array' as const, parsers: { 114: String, 3802: String } };

const port = parentPort;
if (!port) throw new Error('This file must run in a worker thread.');
const send = (answer: WorkerAnswer) => port.postMessage(answer);

function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, constraint, detail } = error as Error & Partial<SerializedError>;
  return { message, code, constraint, detail };
}

function openPglite({ dataDir, dump }: WorkerSetup): Promise<PGlite> {
  return PGlite.create({
    dataDir,
    loadDataDir: dump ? new Blob([Uint8Array.from(dump)]) : undefined,
    parsers: PARSERS,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
}

async function run(database: PGlite, request: WorkerRequest): Promise<QueryAnswer | Uint8Array | null> {
  switch (request.kind) {
    case 'query': {
      const { fields, rows, affectedRows } = await database.query<unknown[]>(
        request.sql,
        [...request.parameters],
        RESULT_OPTIONS,
      );
      const jsonColumns = fields.flatMap(({ dataTypeID }, column) => (JSON_TYPES.includes(dataTypeID) ? [column] : []));
      return { columns: fields.map(({ name }) => name), jsonColumns, rows, affectedRows };
    }
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await database.close();
      return null;
  }
}

try {
  const database = await openPglite(workerData as WorkerSetup);
  const getTrap = watchTraps(database);
  let lastRequest: Promise<void> = Promise.resolve();
  port.on('message', (request: WorkerRequest) => {
    lastRequest = lastRequest.then(async () => {
      try {
        const answer = await run(database, request);
        const trap = getTrap();
        if (trap) send({ kind: 'error', id: request.id, error: serializeError(trap), isBroken: true });
        else send({ kind: 'answer', id: request.id, answer });
      } catch (error) {
        send({ kind: 'error', id: request.id, error: serializeError(error), isBroken: getTrap() !== undefined });
      }
      if (request.kind === 'close') port.close();
    });
  });
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'failed', error: serializeError(error) });
}
