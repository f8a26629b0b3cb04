import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DirectoryInUseError, lockDirectory } from '../../src/db/directoryLock.ts';
import { openEmbedded } from '../../src/db/openDatabase.ts';
import { unpackMigrated } from '../engines/unpackMigrated.ts';
import { kill, startWriter, waitUntil } from './startWriter.ts';

const root = mkdtempSync(join(tmpdir(), 'mashrabiya-lock-'));
/** As in a container: its process is number 1, and it sees no other processes. */
const CONTAINER_COMMAND = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const [program = '', ...options] = CONTAINER_COMMAND;
const canUnshare = spawnSync(program, [...options, 'true']).status === 0;
if (!canUnshare) console.warn('Containers that share a volume are not tested: unshare --pid needs root.');

describe('The lock of a data directory', { timeout: 120_000 }, () => {
  const directory = join(root, 'data');
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('refuses a second process with a helpful message, and ends with its process', async () => {
    unpackMigrated(directory);
    const { child, output } = startWriter(directory, 'write');
    await waitUntil(() => output.length > 0);
    await expect(openEmbedded(directory)).rejects.toThrow(DirectoryInUseError);
    await expect(openEmbedded(directory)).rejects.toThrow(`(process ${child.pid} on ${hostname()})`);
    await kill(child);
    const database = await openEmbedded(directory);
    await expect(openEmbedded(directory)).rejects.toThrow(DirectoryInUseError);
    await database.close();
    await (await openEmbedded(directory)).close();
  });

  it.skipIf(!canUnshare)('refuses a second container on the same volume', async () => {
    const first = startWriter(directory, 'hold', CONTAINER_COMMAND);
    await waitUntil(() => first.output.length > 0);
    const second = startWriter(directory, 'write', CONTAINER_COMMAND);
    const [code] = await once(second.child, 'exit');
    expect(code).toBe(1);
    expect(second.output).toEqual([]);
    expect(second.complained.join('')).toContain(`The data directory ${directory} is in use by another process`);
    await kill(first.child);
    // The end of the first container kills its processes a moment later.
    await expect.poll(() => lockDirectory(directory)(), { timeout: 60_000 }).toBeUndefined();
  });
});
