import { type Availability, PAGE_SIZE } from '@mashrabiya/contract';
import { findUserById } from '../../accounts/repository/users.ts';
import { toBlock } from '../../accounts/rules/block.ts';
import { findOwnProperties } from '../../ads/repository/ads.ts';
import { findAdCounts, findFirstExpiry } from '../../ads/repository/credits.ts';
import { grantFreeTrial } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findOwnProperty, loadOwnCards, loadOwnDetails } from '../services/ownView.ts';

export const listOwnProperties: Handler<'listOwnProperties'> = async ({ query }, context) => {
  const { page = 1, availability } = query;
  const onlyClosed = query.closed !== undefined;
  const { properties, counts, closedCount } = await findOwnProperties(context.db, {
    userId: context.user.id,
    availability,
    onlyClosed,
    page,
  });
  const totalInAllStates = Object.values(counts).reduce((sum, count) => sum + count, closedCount);
  const totalInState = availability === undefined ? totalInAllStates : counts[availability as Availability];
  const total = onlyClosed ? closedCount : totalInState;
  return {
    data: {
      data: await loadOwnCards(properties, context),
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      total_properties: total,
      counts,
      closed: closedCount,
      blocked: toBlock(await findUserById(context.db, context.user.id), context.language),
    },
  };
};

export const getOwnProperty: Handler<'getOwnProperty'> = async ({ params }, context) => ({
  data: await loadOwnDetails(await findOwnProperty(context.db, params.id, context.user.id), context),
});

/** Remaining ad credits of each rank, and the earliest expiry. */
export const getAdCounts: Handler<'getAdCounts'> = async (_, { db, user, settings, now }) => {
  const setting = (await settings.current()).get('freetrial');
  await inTransaction(db, (tx) => grantFreeTrial(tx, { userId: user.id, setting, now }));
  const [counts, firstExpiry] = await Promise.all([findAdCounts(db, user.id), findFirstExpiry(db, user.id)]);
  return { data: { ...counts, expires_at: firstExpiry?.toISOString() ?? null } };
};
