import type { Kysely } from 'kysely';
import { z } from 'zod';
import { lockCreditLot, recordCreditEntry } from '../../ads/repository/credits.ts';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';

const Expiry = z.object({ lot_id: z.string() });

export const expireAdsJob =
  (db: Kysely<Tables>): JobHandler =>
  async (payload, { now }) => {
    const { lot_id } = Expiry.parse(payload);
    await inTransaction(db, async (tx) => {
      const { id, user_id: userId, ranking, balance, expires_at } = await lockCreditLot(tx, lot_id);
      if (!expires_at || expires_at > now || balance === 0) return;
      const reference = `${id} ${expires_at.toISOString()}`;
      await recordCreditEntry(tx, { userId, ranking, reason: 'expiry', reference, lotId: id, amount: -balance, now });
    });
  };
