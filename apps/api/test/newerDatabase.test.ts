import { beforeEach, expect, it } from 'vitest';
import { migrate, migrations } from '../src/db/migrate.ts';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { UnusableDatabaseError } from '../src/db/UnusableDatabaseError.ts';
import { describeBothEngines } from './engines/describeEngines.ts';

const doNothing = async () => {};
const expandedMigrations = { ...migrations, '900-expand': { up: doNothing, isCompatible: true } };
const contractedMigrations = { ...expandedMigrations, '901-contract': { up: doNothing } };

describeBothEngines('A database migrated by a later release', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
    return () => database.close();
  });

  it('is accepted if all later migrations are marked as compatible', async () => {
    expect(await migrate(database.db, expandedMigrations)).toEqual(['900-expand']);
    expect(await migrate(database.db)).toEqual([]);
    expect(await migrate(database.db, contractedMigrations)).toEqual(['901-contract']);
  });

  it('is refused in one sentence if one is not', async () => {
    await migrate(database.db, contractedMigrations);
    await expect(migrate(database.db)).rejects.toThrow(UnusableDatabaseError);
    await expect(migrate(database.db)).rejects.toThrow(
      'The database has migrations of a later release that this release does not support: 901-contract. Start that release or a later one.',
    );
    expect(await migrate(database.db, contractedMigrations)).toEqual([]);
  });
});
