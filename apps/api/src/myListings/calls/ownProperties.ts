import { findUserById } from '../../accounts/repository/users.ts';
import { toBlock } from '../../accounts/rules/block.ts';
import { findAdCounts, findFirstExpiry, hasPurchasedCredits } from '../../ads/repository/credits.ts';
import { grantFreeTrial } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countOwnProperties, findOwnProperties } from '../repository/ownProperties.ts';
import { findOwnProperty, loadOwnCards, loadOwnDetails } from '../services/ownView.ts';

export const listOwnProperties: Handler<'listOwnProperties'> = async ({ query }, context) => {
  const { page = 1, sort, order, availability, query: text } = query;
  const filter = { userId: context.user.id, availability, onlyClosed: query.closed !== undefined, query: text };
  const [{ properties, total }, { counts, closedCount }] = await Promise.all([
    findOwnProperties(context.db, filter, { sort, order, page }),
    countOwnProperties(context.db, context.user.id),
  ]);
  return {
    data: {
      data: await loadOwnCards(properties, context),
      ...toPageNumbers(page, total),
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

/** Remaining ad credits of each rank, their earliest expiry, and if any were bought. */
export const getAdCounts: Handler<'getAdCounts'> = async (_, { db, user, settings, now }) => {
  const setting = (await settings.current()).get('freetrial');
  await inTransaction(db, (tx) => grantFreeTrial(tx, { userId: user.id, setting, now }));
  const [counts, firstExpiry, hasPlan] = await Promise.all([
    findAdCounts(db, user.id),
    findFirstExpiry(db, user.id),
    hasPurchasedCredits(db, user.id, now),
  ]);
  return { data: { ...counts, expires_at: firstExpiry?.toISOString() ?? null, has_plan: hasPlan } };
};
