import { createServer, type Server as NetServer } from 'node:net';

export class PortInUseError extends Error {
  override name = 'PortInUseError';
  constructor(port: number) {
    super(`Port ${port} is already in use. Stop the other program, or set another port: PORT=${port + 1} npm start`);
  }
}

export interface ListenOptions {
  port: number;
  host?: string | undefined;
}

/** Resolves when a server listens; rejects with `PortInUseError` if the port is not free. */
export function listen(server: NetServer, { port, host }: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: Error & { code?: string }) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error),
    );
    server.listen({ port, host }, resolve);
  });
}

/** Fails early, before a start that cannot succeed. */
export async function assertPortFree(port: number, host?: string): Promise<void> {
  const probe = createServer();
  await listen(probe, { port, host });
  await new Promise((resolve) => probe.close(resolve));
}
