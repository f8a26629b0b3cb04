import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteAbandonedUploads, UploadDirectory } from './UploadDirectory.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mashrabiya-abandoned-'));
  vi.stubEnv('TMPDIR', directory);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true, force: true });
});

it('deletes directories of ended processes only', async () => {
  const ownDirectory = basename(dirname(new UploadDirectory().generatePath()));
  const replacePid = (pid: number | undefined) => ownDirectory.replace(`-${process.pid}-`, `-${pid}-`);
  const inUse = [
    ownDirectory,
    replacePid(process.ppid),
    `${ownDirectory.split('-').slice(0, 2).join('-')}-another_host-1-abc123`,
  ];
  const endedPid = spawnSync('true').pid;
  const sameIdDirectory = `${ownDirectory}x`;
  for (const name of [...inUse.slice(1), replacePid(endedPid), sameIdDirectory]) mkdirSync(join(directory, name));
  utimesSync(join(directory, sameIdDirectory), 0, 0);
  await deleteAbandonedUploads();
  expect(readdirSync(directory).toSorted()).toEqual(inUse.toSorted());
});
