import { beforeEach, expect, it } from 'vitest';
import { DatabaseUnusable } from '../src/db/DatabaseUnusable.ts';
import { migrate, migrations } from '../src/db/migrate.ts';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { describeBothEngines } from './engines/describeEngines.ts';

const up = async () => {};
const expanded = { ...migrations, '900-expand': { up, isCompatible: true } };
const contracted = { ...expanded, '901-contract': { up } };

describeBothEngines('A database migrated by a later release', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
    return () => database.close();
  });

  it('is accepted if all later migrations are marked as compatible', async () => {
    expect(await migrate(database.db, expanded)).toEqual(['900-expand']);
    expect(await migrate(database.db)).toEqual([]);
    expect(await migrate(database.db, contracted)).toEqual(['901-contract']);
  });

  it('is refused in one sentence if one is not', async () => {
    await migrate(database.db, contracted);
    await expect(migrate(database.db)).rejects.toThrow(DatabaseUnusable);
    await expect(migrate(database.db)).rejects.toThrow(
      'The database has migrations of a later release that this release does not support: 901-contract. Start that release or a later one.',
    );
    expect(await migrate(database.db, contracted)).toEqual([]);
  });
});
