import { beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { renewOwnPictures } from '../src/media/repository/ownPictures.ts';
import { deleteUnusedUploads } from '../src/media/repository/uploads.ts';
import { describePostgres } from './engines/describeEngines.ts';
import { insertFixture, NOW, SELLER } from './fixtures/properties.ts';
import { waitForLockWait } from './support/lockWaits.ts';

const DAY_MS = 86_400_000;

describePostgres('Unused pictures', (open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await insertFixture(database.db);
    return () => database.close();
  });

  it('stay if a listing is posted with them while they are deleted', async () => {
    const { db } = database;
    const created_at = new Date(NOW.getTime() - DAY_MS);
    const names = ['unused', 'posted'];
    const rows = names.map((img_name) => ({ user_id: SELLER.id, img_name, picture: '{}', created_at }));
    await db.insertInto('picture_upload').values(rows).execute();
    let deletion: Promise<string[]> = Promise.resolve([]);
    await inTransaction(db, async (tx) => {
      await renewOwnPictures(tx, { userId: SELLER.id, names: ['posted'], now: NOW });
      deletion = inTransaction(db, (otherTx) => deleteUnusedUploads(otherTx, NOW, 10));
      await waitForLockWait(tx);
    });
    expect(await deletion).toEqual(['unused']);
  });
});
