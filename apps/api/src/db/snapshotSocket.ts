import { chmod, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Log } from '../core/log.ts';

/** The data directory belongs to one process: `npm run backup` asks the running server at this socket. */
const SOCKET_FILE = 'backup.sock';
const SNAPSHOT_PATH = '/snapshot';
const OWNER_ONLY = 0o600;
const NOT_LISTENING = ['ENOENT', 'ECONNREFUSED'];

/**
 * Serves dumps of the embedded database to commands of this machine. The caller holds the lock of the directory, so a
 * socket that is already there was left by a killed server. Returns the function that ends the service.
 */
export async function serveSnapshots(
  directory: string,
  dump: () => Promise<Uint8Array>,
  log: Log,
): Promise<() => void> {
  const path = join(directory, SOCKET_FILE);
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'POST' || url !== SNAPSHOT_PATH) {
      response.writeHead(404).end();
      return;
    }
    try {
      const bytes = await dump();
      response.writeHead(200, { 'content-length': bytes.byteLength }).end(bytes);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await rm(path, { force: true });
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
    await chmod(path, OWNER_ONLY);
  } catch (error) {
    // For example a path of more than 107 characters.
    log.warn(`Cannot listen at ${path}, so backups need a stopped server: ${error}`);
  }
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

export function requestSnapshot(directory: string): Promise<Readable | undefined> {
  return new Promise((resolve, reject) => {
    const snapshotRequest = request({ socketPath: join(directory, SOCKET_FILE), path: SNAPSHOT_PATH, method: 'POST' });
    snapshotRequest.on('error', (error: NodeJS.ErrnoException) => {
      if (NOT_LISTENING.includes(error.code ?? '')) resolve(undefined);
      else reject(error);
    });
    snapshotRequest.on('response', (response) => {
      if (response.statusCode === 200) return resolve(response);
      text(response)
        .then((reason) => reject(new Error(`The server could not dump its database: ${reason}`)))
        .catch(reject);
    });
    snapshotRequest.end();
  });
}
