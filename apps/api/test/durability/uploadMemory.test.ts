import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PICTURE_MAX_BYTES } from '@mashrabiya/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/seed/demoAccounts.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
const CONCURRENT_UPLOADS = 10;
const MAX_GROWTH_MB = 150;
const POLL_INTERVAL_MS = 25;
const RETRY_MS = 1_000;

/** A photograph of twelve megapixels, padded to the maximum file size. */
async function createLargePhoto(): Promise<File> {
  const jpeg = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: { r: 90, g: 120, b: 90 },
      noise: { type: 'gaussian', mean: 110, sigma: 20 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();
  const bytes = new Uint8Array(PICTURE_MAX_BYTES);
  bytes.set(jpeg);
  return new File([bytes], 'large.jpg', { type: 'image/jpeg' });
}

describe('The memory of a server', { timeout: 180_000 }, () => {
  const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-memory-'));
  let server: ChildProcess;
  let url = '';
  let token = '';
  const measureUsedMb = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })) / 1024;
  /** Retries the upload of a picture while the server is too busy, as browsers do. */
  async function upload(file: File): Promise<number> {
    for (;;) {
      const body = new FormData();
      body.append('picture', file);
      const headers = { authorization: `Bearer ${token}` };
      const { status } = await fetch(`${url}/api/uploads/pictures`, { method: 'POST', headers, body });
      if (status !== 503) return status;
      await sleep(RETRY_MS);
    }
  }

  async function start(): Promise<void> {
    const env = { ...process.env, PORT: '0', DATA_DIR: directory, SEED_COUNT: '60', MALLOC_ARENA_MAX: '2' };
    server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    url = await new Promise((resolve) => {
      server.stdout?.on('data', (text: Buffer) => {
        const [address] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
        if (address) resolve(address);
      });
    });
  }

  async function end(): Promise<void> {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }

  beforeAll(async () => {
    // The memory of seeding must not count as an idle server's.
    await start();
    await end();
    await start();
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json' },
      body: JSON.stringify({ email: 'buyer@example.com', password: DEMO_PASSWORD }),
    });
    ({ token } = await answer.json());
  });
  afterAll(async () => {
    await end();
    rmSync(directory, { recursive: true, force: true });
  });

  it(`grows by ${MAX_GROWTH_MB} MB at most during ten uploads of the largest picture`, async () => {
    const photo = await createLargePhoto();
    const idle = measureUsedMb();
    let peakMb = idle;
    const memoryTimer = setInterval(() => {
      peakMb = Math.max(peakMb, measureUsedMb());
    }, POLL_INTERVAL_MS);
    const answers = await Promise.all(Array.from({ length: CONCURRENT_UPLOADS }, () => upload(photo)));
    clearInterval(memoryTimer);
    console.info(
      `${CONCURRENT_UPLOADS} × ${PICTURE_MAX_BYTES / MEGABYTE} MB: ${Math.round(idle)} MB idle, ${Math.round(peakMb)} MB at most`,
    );
    expect(answers).toEqual(answers.map(() => 200));
    expect(peakMb - idle).toBeLessThanOrEqual(MAX_GROWTH_MB);
  });
});
