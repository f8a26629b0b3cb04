import { beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { deleteUnusedVideos, lockVideo } from '../src/reels/repository/videoUploads.ts';
import { describePostgres } from './engines/describeEngines.ts';
import { insertFixture, NOW, SELLER } from './fixtures/properties.ts';
import { addReels, createReel } from './support/reels.ts';

const DAY_MS = 86_400_000;

describePostgres('Unused videos', (open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await insertFixture(database.db);
    return () => database.close();
  });

  it('stay if a reel is posted with them while they are deleted', async () => {
    const { db } = database;
    const created_at = new Date(NOW.getTime() - DAY_MS);
    const names = ['unused', 'posted'];
    const rows = names.map((clip) => ({ clip, user_id: SELLER.id, duration: 12, created_at }));
    await db.insertInto('clip_upload').values(rows).execute();
    await inTransaction(db, async (tx) => {
      await lockVideo(tx, 'posted');
      // The deletion does not wait for the lock.
      expect(await inTransaction(db, (otherTx) => deleteUnusedVideos(otherTx, NOW, 10))).toEqual(['unused']);
      await addReels(tx, createReel(1, { clip: 'posted' }));
    });
    const remainingRows = await db.selectFrom('clip_upload').select('clip').execute();
    expect(remainingRows).toEqual([{ clip: 'posted' }]);
  });
});
