import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../src/db/openDatabase.ts';
import { explainUnusable } from '../../src/db/pglite/dataDirectory.ts';
import { UnusableDatabaseError } from '../../src/db/UnusableDatabaseError.ts';

const root = mkdtempSync(join(tmpdir(), 'mashrabiya-data-'));
const data = join(root, 'data');
const pglite = join(data, 'pglite');
const open = async () => (await openEmbedded(data)).close();

describe('The data directory', { timeout: 120_000 }, () => {
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is readable by its owner only, also an existing one', async () => {
    await open();
    expect(statSync(pglite).mode & 0o777).toBe(0o700);
    chmodSync(pglite, 0o755);
    await open();
    expect(statSync(pglite).mode & 0o777).toBe(0o700);
  });

  const readRefusal = async (directory: string) => {
    const error = await openEmbedded(directory).catch((refused: unknown) => refused);
    if (!(error instanceof UnusableDatabaseError)) throw error;
    return error.message;
  };

  it('causes a one-sentence error if invalid', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect(await readRefusal(file)).toBe(`Cannot use the data directory ${file}: it is not a directory.`);
    mkdirSync(join(root, 'half'));
    writeFileSync(join(root, 'half', 'pglite'), '');
    expect(await readRefusal(join(root, 'half'))).toMatch(/^Cannot use .*: it is not a directory\.$/);
  });

  it.each([
    ['EACCES', 'permission denied'],
    ['EPERM', 'it belongs to another user'],
    ['EROFS', 'its disk is read-only'],
    ['ENOSPC', 'its disk is full'],
    ['EDQUOT', 'its disk is full'],
  ])('causes an error that explains %s', (code, words) => {
    expect(explainUnusable(data, Object.assign(new Error('the system’s own words'), { code }))).toBe(words);
  });

  it('causes a one-sentence error if damaged or of another version', async () => {
    const control = join(pglite, 'global', 'pg_control');
    renameSync(control, `${control}.away`);
    expect(await readRefusal(data)).toMatch(
      /^Cannot use .*: opening its database failed \(.+\); if it is damaged, restore a backup\.$/,
    );
    renameSync(`${control}.away`, control);
    writeFileSync(join(pglite, 'PG_VERSION'), '17\n');
    expect(await readRefusal(data)).toMatch(
      /: its database has the format of PostgreSQL 17, but this server uses 18\.$/,
    );
    writeFileSync(join(pglite, 'PG_VERSION'), '18\n');
    await open();
  });
});
