import { AVAILABILITY } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { findUserById } from '../../accounts/repository/users.ts';
import { lockProperty } from '../../ads/repository/ads.ts';
import { computeEndingNoticeTime } from '../../ads/rules/adSchedule.ts';
import { type AdTransition, advanceAd } from '../../ads/services/advanceAd.ts';
import type { Tables } from '../../db/schema.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Settings } from '../../settings/repository/Settings.ts';

const Payload = z.object({
  property_id: z.string(),
  origin: z.string(),
});

async function notifySeller(
  tx: Transaction<Tables>,
  property: PropertyRow,
  kind: 'ad_ending' | 'ad_ended',
  { now, origin }: Pick<AdTransition, 'now' | 'origin'>,
): Promise<void> {
  const seller = await findUserById(tx, property.user_id);
  const title = property.address_ar ?? property.address_en ?? '';
  await enqueueMail(tx, { kind, userId: seller.id, to: seller.email, origin, title, now });
}

/** True if the ad's days are running: it is active, or withheld. */
const isRunning = ({ availability, withheld }: PropertyRow): boolean =>
  availability === AVAILABILITY.active || withheld !== null;

/** Applies scheduled changes of one ad; does nothing if its days are not running, or if it is too early. */
export const advanceAdJob =
  (db: Kysely<Tables>, settings: Settings): JobHandler =>
  async (payload, { now }) => {
    const { property_id, origin } = Payload.parse(payload);
    const steps = (await settings.current()).get('adsteps');
    await inTransaction(db, async (tx) => {
      const ownedProperty = await lockProperty(tx, property_id);
      if (!ownedProperty?.ad?.ranking_until || !isRunning(ownedProperty.property)) return;
      if (ownedProperty.ad.ranking_until > now) return;
      const isStillRunning = await advanceAd(tx, ownedProperty.ad, ownedProperty.property.withheld, {
        now,
        steps,
        origin,
      });
      if (!isStillRunning) await notifySeller(tx, ownedProperty.property, 'ad_ended', { now, origin });
    });
  };

/** Notifies a seller three days before an ad's end, unless it has ended or was renewed; also during a review. */
export const adEndingJob =
  (db: Kysely<Tables>): JobHandler =>
  async (payload, { now }) => {
    const { property_id, origin } = Payload.parse(payload);
    await inTransaction(db, async (tx) => {
      const ownedProperty = await lockProperty(tx, property_id);
      if (!ownedProperty?.ad?.ends_at || ownedProperty.ad.next_pack !== null) return;
      if (!isRunning(ownedProperty.property) && ownedProperty.property.availability !== AVAILABILITY.pending) return;
      if (ownedProperty.ad.ends_at <= now || computeEndingNoticeTime(ownedProperty.ad.ends_at) > now) return;
      await notifySeller(tx, ownedProperty.property, 'ad_ending', { now, origin });
    });
  };
