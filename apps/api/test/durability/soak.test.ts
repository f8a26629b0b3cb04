import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type RunningPostgres, startPostgres } from '../engines/postgresServer.ts';
import { findSoakProblems } from './findSoakProblems.ts';
import { runSoak } from './runSoak.ts';

const MINUTES = 5;

const isFull = process.env.TESTS === 'full';
const postgres = isFull ? await startPostgres() : { missing: 'only in npm run test:full' };

it.skipIf('missing' in postgres)(
  'five minutes of mixed traffic lose nothing, fail nothing, and leave the memory flat',
  { timeout: 600_000 },
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-soak-'));
    try {
      const outcome = await runSoak({ directory, postgres: postgres as RunningPostgres, minutes: MINUTES });
      expect(findSoakProblems(outcome)).toEqual([]);
    } finally {
      await (postgres as RunningPostgres).stop();
      rmSync(directory, { recursive: true, force: true });
    }
  },
);
