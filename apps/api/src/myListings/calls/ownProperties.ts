import { type Availability, PAGE_SIZE } from '@mashrabiya/contract';
import { userById } from '../../accounts/repository/users.ts';
import { blockOf } from '../../accounts/rules/block.ts';
import { ownProperties } from '../../ads/repository/ads.ts';
import { adCountsOf, firstExpiry } from '../../ads/repository/credits.ts';
import { grantFreeTrial } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ownCards, ownDetails, ownProperty } from '../services/ownView.ts';

export const listOwnProperties: Handler<'listOwnProperties'> = async ({ query }, context) => {
  const { page = 1, availability } = query;
  const onlyClosed = query.closed !== undefined;
  const { properties, counts, closed } = await ownProperties(context.db, {
    userId: context.user.id,
    availability,
    closed: onlyClosed,
    page,
  });
  const all = Object.values(counts).reduce((sum, count) => sum + count, closed);
  const inState = availability === undefined ? all : counts[availability as Availability];
  const total = onlyClosed ? closed : inState;
  return {
    data: {
      data: await ownCards(properties, context),
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      total_properties: total,
      counts,
      closed,
      blocked: blockOf(await userById(context.db, context.user.id), context.language),
    },
  };
};

export const getOwnProperty: Handler<'getOwnProperty'> = async ({ params }, context) => ({
  data: await ownDetails(await ownProperty(context.db, params.id, context.user.id), context),
});

/** Remaining ad credits of each rank, and the earliest expiry. */
export const getAdCounts: Handler<'getAdCounts'> = async (_, { db, user, settings, now }) => {
  const setting = (await settings.current()).get('freetrial');
  await inTransaction(db, (tx) => grantFreeTrial(tx, { userId: user.id, setting, now }));
  const [counts, first] = await Promise.all([adCountsOf(db, user.id), firstExpiry(db, user.id)]);
  return { data: { ...counts, expires_at: first?.toISOString() ?? null } };
};
