import { AVAILABILITY, uuidv7 } from '@mashrabiya/contract';
import { mails } from '@mashrabiya/i18n/ar/mails';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/db/schema.ts';
import {
  addUser,
  type RoundContext,
  type RoundUser,
  requestAs,
  runSteppedRounds,
  type SteppedOptions,
} from './steppedRounds.ts';

/** Two ads are decided per round, of more than forty rounds; the others are processed at the end. */
const AD_COUNT = 100;
const DAY_MS = 86_400_000;
/** Days to deliver the mails waiting at the end: a mailbox gets a dozen an hour. */
const MAIL_DELIVERY_DAYS = 3;

export interface ModerationErrors {
  /** Ads whose state differs from the acknowledged decision. */
  lost: number;
  /** Ads claimed by two moderators at once, or decided twice. */
  doubleDecisions: number;
  /** Ads still pending at the end that no moderator gets, and decisions still deferred. */
  stuck: number;
  /** Decisions with no mail to the seller, or two. */
  mails: number;
}

interface RoundUsers {
  seller: RoundUser;
  firstModerator: RoundUser;
  secondModerator: RoundUser;
}

interface ClaimAnswer {
  data: { property: { id: string }; submitted_at: string } | null;
}

/** Submits copies of a fixture listing to the moderators. */
async function addPendingAds(db: Kysely<Tables>, sellerId: string, now: Date): Promise<void> {
  const listing = await db.selectFrom('property').selectAll().limit(1).executeTakeFirstOrThrow();
  for (let index = 0; index < AD_COUNT; index++) {
    const at = new Date(now.getTime() + index);
    const id = uuidv7(at);
    const pendingAd = { id, user_id: sellerId, availability: AVAILABILITY.pending, created_at: at, updated_at: at };
    await db
      .insertInto('property')
      .values({ ...listing, pictures: JSON.stringify(listing.pictures), ...pendingAd })
      .execute();
    const ad = { property_id: id, pack: 1, run: 1, is_paid: false, submitted_at: at } as const;
    const emptyColumns = { accepted_at: null, starts_at: null, ends_at: null, steps: null, ranking_until: null };
    await db
      .insertInto('property_ad')
      .values({ ...ad, ...emptyColumns, claimed_by: null, claimed_until: null, next_pack: null })
      .execute();
  }
}

/**
 * Two moderators claim an ad each; one defers decisions, undoes every other one and decides otherwise, and the other
 * decides at once, while the node is killed before one of its steps. The client repeats unanswered requests.
 */
export async function runModerationRounds(options: SteppedOptions) {
  const errors: ModerationErrors = { lost: 0, doubleDecisions: 0, stuck: 0, mails: 0 };
  const lastDecisions = new Map<string, number>();
  let checked = 0;
  let rounds = 0;

  async function runRound({ node }: RoundContext, { firstModerator, secondModerator }: RoundUsers): Promise<void> {
    const [own, other] = [requestAs(node, firstModerator), requestAs(node, secondModerator)];
    const claim = async (moderator: typeof own) => {
      const { body } = await node.retryUntilAnswered(() => moderator.post<ClaimAnswer>('/moderation/claims', {}));
      if (!body.data) throw new Error('No ad is left');
      return body.data;
    };
    /** After a lost answer, the retry reports that it is done already. */
    const sendUntilDone = async (staff: typeof own, path: string, body: object) => {
      const { status } = await node.retryUntilAnswered(() => staff.post(path, body));
      if (status !== 200 && status !== 409) throw new Error(`${path}: ${status}`);
      checked++;
    };
    const decide = async (
      staff: typeof own,
      found: NonNullable<ClaimAnswer['data']>,
      decision: object,
      state: number,
    ) => {
      const { property, submitted_at } = found;
      await sendUntilDone(staff, `/moderation/properties/${property.id}`, { ...decision, submitted_at });
      lastDecisions.set(property.id, state);
    };
    const first = await claim(own);
    const second = await claim(other);
    if (first.property.id === second.property.id) errors.doubleDecisions++;
    await decide(own, first, { decision: 'accepted', undoable: true }, AVAILABILITY.active);
    if (rounds++ % 2 === 0) {
      await sendUntilDone(own, `/moderation/properties/${first.property.id}/undo`, {});
      const reclaimed = await claim(own);
      if (reclaimed.property.id !== first.property.id) errors.lost++;
      const change = { decision: 'change', reasons: ['price'], undoable: true };
      await decide(own, reclaimed, change, AVAILABILITY.rejected);
    }
    await decide(other, second, { decision: 'accepted' }, AVAILABILITY.active);
    // A kill may hit the job that carries out the decision.
    await node.tryOnce(() => node.runJobs());
    await node.retryUntilAnswered(() => node.runJobs());
  }

  async function check(
    { node, withDatabase }: RoundContext,
    { seller, firstModerator }: RoundUsers,
  ): Promise<{ checked: number; wrong: ModerationErrors }> {
    const staff = requestAs(node, firstModerator);
    for (;;) {
      const { body } = await node.retryUntilAnswered(() => staff.post<ClaimAnswer>('/moderation/claims', {}));
      if (!body.data) break;
      const { property, submitted_at } = body.data;
      const decision = { decision: 'accepted', submitted_at };
      await node.retryUntilAnswered(() => staff.post(`/moderation/properties/${property.id}`, decision));
      if (lastDecisions.has(property.id)) errors.lost++;
      lastDecisions.set(property.id, AVAILABILITY.active);
    }
    for (let day = 0; day < MAIL_DELIVERY_DAYS; day++) await node.retryUntilAnswered(() => node.runJobs(DAY_MS));
    await node.end();
    return withDatabase(async (db) => {
      const ads = await db
        .selectFrom('property')
        .select((is) => [
          'property.id',
          'property.availability',
          is
            .selectFrom('property_review')
            .whereRef('property_review.property_id', '=', 'property.id')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .as('reviews'),
        ])
        .where('property.user_id', '=', seller.id)
        .execute();
      const leftDecisions = await db.selectFrom('held_decision').select('id').execute();
      const sentMails = await db
        .selectFrom('outbox')
        .select('id')
        .where('recipient', '=', seller.email)
        .where('subject', 'in', [mails.ad_accepted.subject, mails.ad_change.subject])
        .execute();
      for (const { id, availability, reviews } of ads) {
        if (availability === AVAILABILITY.pending) errors.stuck++;
        else if (availability !== lastDecisions.get(id)) errors.lost++;
        if (Number(reviews) > 1) errors.doubleDecisions++;
      }
      const wrong: ModerationErrors = {
        ...errors,
        stuck: errors.stuck + leftDecisions.length,
        mails: Math.abs(sentMails.length - AD_COUNT),
      };
      return { checked, wrong };
    });
  }

  return runSteppedRounds(
    options,
    async (db, now): Promise<RoundUsers> => {
      const seller = await addUser(db, 'seller', 'user', now);
      await addPendingAds(db, seller.id, now);
      return {
        seller,
        firstModerator: await addUser(db, 'one', 'moderator', now),
        secondModerator: await addUser(db, 'other', 'moderator', now),
      };
    },
    runRound,
    check,
  );
}
