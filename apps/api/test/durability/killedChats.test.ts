import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type RunningPostgres, startPostgres } from '../engines/postgresServer.ts';
import { runChatRounds } from './chatRounds.ts';

const KILL_COUNT = 40;

const isFull = process.env.TESTS === 'full';
const postgres = isFull ? await startPostgres() : { missing: 'only in npm run test:full' };

describe.skipIf('missing' in postgres)('Killed servers of users who write to each other', { timeout: 900_000 }, () => {
  it('lose and double no message, and no report of one', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-chats-'));
    const outcome = await runChatRounds({ directory, postgres: postgres as RunningPostgres, killCount: KILL_COUNT });
    expect(outcome).toMatchObject({
      lost: 0,
      doubled: 0,
      misplaced: 0,
      unreported: 0,
      restarted: 0,
      selfEndReasons: [],
    });
    expect(outcome.acknowledged).toBeGreaterThan(10 * KILL_COUNT);
    await (postgres as RunningPostgres).stop();
    rmSync(directory, { recursive: true, force: true });
  });
});
