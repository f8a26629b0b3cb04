import { AVAILABILITY } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { findUserById } from '../../accounts/repository/users.ts';
import { lockProperty } from '../../ads/repository/ads.ts';
import { computeEndingNoticeTime } from '../../ads/rules/adSchedule.ts';
import { type AdTransition, advanceAd } from '../../ads/services/advanceAd.ts';
import { getAdTitle } from '../../catalogue/rules/card.ts';
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
  const title = getAdTitle(seller.language, property);
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
    const rankSchedule = (await settings.current()).get('adsteps');
    await inTransaction(db, async (tx) => {
      const propertyWithAd = await lockProperty(tx, property_id);
      if (!propertyWithAd?.ad?.ranking_until || !isRunning(propertyWithAd.property)) return;
      if (propertyWithAd.ad.ranking_until > now) return;
      const isStillRunning = await advanceAd(tx, propertyWithAd.ad, propertyWithAd.property.withheld, {
        now,
        rankSchedule,
        origin,
      });
      if (!isStillRunning) await notifySeller(tx, propertyWithAd.property, 'ad_ended', { now, origin });
    });
  };

/** Notifies a seller three days before an ad's end, unless it has ended or was renewed; also during a review. */
export const adEndingJob =
  (db: Kysely<Tables>): JobHandler =>
  async (payload, { now }) => {
    const { property_id, origin } = Payload.parse(payload);
    await inTransaction(db, async (tx) => {
      const propertyWithAd = await lockProperty(tx, property_id);
      if (!propertyWithAd?.ad?.ends_at || propertyWithAd.ad.next_pack !== null) return;
      if (!isRunning(propertyWithAd.property) && propertyWithAd.property.availability !== AVAILABILITY.pending) return;
      if (propertyWithAd.ad.ends_at <= now || computeEndingNoticeTime(propertyWithAd.ad.ends_at) > now) return;
      await notifySeller(tx, propertyWithAd.property, 'ad_ending', { now, origin });
    });
  };
