import { AVAILABILITY } from '@mashrabiya/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lockUser } from '../src/accounts/repository/users.ts';
import { chargePeriod, grantFreeTrial } from '../src/ads/services/credits.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { describePostgres } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { waitForLockWait } from './support/lockWaits.ts';
import { addReels, createReel, reelId } from './support/reels.ts';

describePostgres('A change of a reel', (open) => {
  const api = createFixtureApi(open);
  const { createUsers, runJobs } = createAdTools(api);
  let reelCount = 0;

  async function createPendingReel() {
    const [seller, moderator] = await createUsers('user', 'moderator');
    const number = ++reelCount;
    const submittedAt = api.services.clock();
    const columns = { availability: AVAILABILITY.pending, updated_at: submittedAt, listed_at: null, expires_at: null };
    await addReels(api.database.db, createReel(number, { user_id: seller.id, ...columns }));
    const id = reelId(number);
    const approval = { decision: 'accepted', submitted_at: submittedAt.toISOString() };
    const approve = (undoable = false) =>
      api.client.fetchStatus(`/moderation/reels/${id}`, buildPost(moderator.token, { ...approval, undoable }));
    return { id, seller, approve };
  }
  const readAvailability = async (id: string) => {
    const reel = api.database.db.selectFrom('reel').select('availability').where('id', '=', id);
    return (await reel.executeTakeFirstOrThrow()).availability;
  };

  /** Starts a change while the seller is locked, and checks that it waits without a lock of the reel. */
  const changeWhileSellerIsLocked = <T>(
    { id, seller }: { id: string; seller: { id: string } },
    start: () => Promise<T>,
    block?: { blocked_at: Date },
  ) =>
    inTransaction(api.database.db, async (tx) => {
      await lockUser(tx, seller.id);
      const change = start();
      await waitForLockWait(tx);
      await sql`select from reel where id = ${id} for update nowait`.execute(tx);
      if (block) await tx.updateTable('app_user').set(block).where('id', '=', seller.id).execute();
      return { change };
    });

  it('locks its seller first at a decision, as the deletion of an account does', async () => {
    const reel = await createPendingReel();
    const { change } = await changeWhileSellerIsLocked(reel, () => reel.approve());
    expect(await change).toBe(200);
    expect(await readAvailability(reel.id)).toBe(AVAILABILITY.active);
  });

  it('drops a decision that takes effect while its seller is blocked', async () => {
    const reel = await createPendingReel();
    expect(await reel.approve(true)).toBe(200);
    api.advanceTime(10_000);
    const blocked_at = api.services.clock();
    const { change } = await changeWhileSellerIsLocked(reel, runJobs, { blocked_at });
    await change;
    expect(await readAvailability(reel.id)).toBe(AVAILABILITY.pending);
  });

  it('locks its seller first at its removal, which returns an ad credit', async () => {
    const reel = await createPendingReel();
    const { settings, clock } = api.services;
    const setting = (await settings.current()).get('freetrial');
    await inTransaction(api.database.db, async (tx) => {
      await grantFreeTrial(tx, { userId: reel.seller.id, setting, now: clock() });
      await chargePeriod(tx, { userId: reel.seller.id, propertyId: reel.id, pack: 1, run: 1 }, clock());
    });
    const remove = () =>
      api.client.fetchStatus(`/reels/${reel.id}`, withToken(reel.seller.token, { method: 'DELETE' }));
    const { change } = await changeWhileSellerIsLocked(reel, remove);
    expect(await change).toBe(200);
  });
});
