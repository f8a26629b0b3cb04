import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { unpackMigrated } from './engines/unpackMigrated.ts';
import { findFreePort } from './support/findFreePort.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const PASSWORD = 'a long plank of oak';
/** More than the default number of concurrent jobs. */
const HANGING_MAILS = 6;
/** The documented maximum, plus the time of a busy machine to end a process. */
const STOP_TIMEOUT_MS = 5_000 + 3_000;

const getPort = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Sooner than the node would close connections that stay open. */
const STREAM_END_MS = 4_000;

describe('A node with a mail server that blocks some mailboxes', { timeout: 60_000 }, () => {
  const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-stopping-'));
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, callback) => {
      recipients.push(address);
      if (!address.startsWith('hanging')) callback();
    },
    onData: (stream, _, callback) => stream.on('end', callback).resume(),
  });
  smtp.server.on('connection', (socket) => sockets.add(socket));
  let node: ChildProcess;
  let origin = '';

  beforeAll(async () => {
    unpackMigrated(directory);
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const port = await findFreePort();
    origin = `http://localhost:${port}`;
    node = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: directory,
        SEED_COUNT: '0',
        SITE_ORIGIN: origin,
        SMTP_URL: `smtp://127.0.0.1:${getPort(smtp.server)}`,
        MAIL_FROM: 'no-reply@homes.example.com',
        FFMPEG: 'none',
      },
    });
    let output = '';
    node.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    await vi.waitFor(() => expect(output).toContain(origin), { timeout: 40_000 });
  }, 60_000);
  afterAll(async () => {
    node.kill('SIGKILL');
    smtp.close(() => undefined);
    for (const socket of sockets) socket.destroy();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Opens an account, which sends a confirmation mail. */
  const register = async (email: string) => {
    const user = { name: 'Nadia Fathi', email, phone: '', password: PASSWORD, password_confirmation: PASSWORD };
    const response = await fetch(`${origin}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(user),
    });
    expect(response.status).toBe(200);
    return (await response.json()).token as string;
  };

  it('sends the mails of others, and ends soon after SIGTERM', async () => {
    for (let n = 0; n < HANGING_MAILS; n++) await register(`hanging${n}@example.com`);
    const token = await register('nadia@example.com');
    // Ends by itself, so that the browser resumes it on another node.
    const stream = await fetch(`${origin}/api/user/events`, { headers: { authorization: `Bearer ${token}` } });
    const streamedText = stream.text();
    await vi.waitFor(() => expect(recipients).toContain('nadia@example.com'), { timeout: 15_000 });
    const exit = once(node, 'exit');
    const startedAt = performance.now();
    node.kill('SIGTERM');
    expect(await streamedText).toContain('is_complete');
    expect(performance.now() - startedAt).toBeLessThan(STREAM_END_MS);
    expect(await exit).toEqual([0, null]);
    expect(performance.now() - startedAt).toBeLessThan(STOP_TIMEOUT_MS);
  });
});
