import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const getCachePath = (name: string) => path.join(root, '.cache', name);

export interface Running {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the built product; data stays in `.cache`. With `small`, new data with few listings, for writes. */
export async function startProduct(port: number, { small: isSmall = false } = {}): Promise<Running> {
  const data = getCachePath(isSmall ? 'bench/small' : 'bench/seed');
  if (isSmall) rmSync(data, { recursive: true, force: true });
  mkdirSync(getCachePath('bench'), { recursive: true });
  const server = spawn(process.execPath, [path.join(root, 'apps/api/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      MAP_STYLE: 'none',
      ...(isSmall && { SEED_COUNT: '400' }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.includes(url)) resolve();
    });
    server.on('exit', (code) => reject(new Error(`The server exited with code ${code}`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.removeAllListeners('exit').on('exit', () => resolve());
      server.kill('SIGTERM');
    });
  return { url, stop };
}
