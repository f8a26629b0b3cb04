import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A free port for a process that needs its port as an argument. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
