import { lockDirectory } from '../../src/db/directoryLock.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openEmbedded } from '../../src/db/openDatabase.ts';
import { seedOnce } from '../../src/db/seedOnce.ts';
import { insertFixture } from '../fixtures/properties.ts';

/**
 * A process to kill: `writer.ts DIRECTORY seed` fills a new database and waits before the end of the transaction;
 * `writer.ts DIRECTORY write` writes settings forever and prints the number of stored ones; `writer.ts DIRECTORY hold`
 * only holds the directory's lock.
 */
const [directory = '', task] = process.argv.slice(2);

if (task === 'hold') {
  lockDirectory(directory);
  console.log('held');
  await new Promise((resolve) => setTimeout(resolve, 600_000));
}

const database = await openEmbedded(directory);
await migrate(database.db);

if (task === 'seed') {
  await seedOnce(database.db, async (tx) => {
    await insertFixture(tx);
    console.log('seeding');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  });
}

for (let number = 1; ; number++) {
  await database.db
    .insertInto('configuration')
    .values({ key: crypto.randomUUID(), value: 'x'.repeat(500) })
    .execute();
  console.log(number);
}
