import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect as open, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningPostgres } from './postgresServer.ts';

export interface SilentProxy {
  url: string;
  /** From here on nothing passes in either direction, and no connection is closed. */
  fallSilent(): void;
  /** New connections pass again; the old ones stay silent. */
  recover(): void;
  close(): void;
}

/** A proxy for a PostgreSQL server that simulates silent packet loss. */
export async function startSilentProxy(server: RunningPostgres): Promise<SilentProxy> {
  const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-proxy-'));
  const sockets = new Set<Socket>();
  let isSilent = false;
  const proxy = createServer((clientSocket) => {
    sockets.add(clientSocket);
    clientSocket.on('error', () => {});
    if (isSilent) return;
    const serverSocket = open(join(server.directory, '.s.PGSQL.5432'));
    sockets.add(serverSocket);
    serverSocket.on('error', () => {});
    clientSocket.on('data', (bytes) => serverSocket.write(bytes)).on('close', () => serverSocket.destroy());
    serverSocket.on('data', (bytes) => clientSocket.write(bytes)).on('close', () => clientSocket.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(join(directory, '.s.PGSQL.5432'), resolve));
  return {
    url: server.url.replace(encodeURIComponent(server.directory), encodeURIComponent(directory)),
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.removeAllListeners('data').pause();
    },
    recover() {
      isSilent = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
