import { AD_TYPES, type AdCounts, type OwnPlan } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { findBoughtPlans } from '../repository/boughtPlans.ts';
import { countAds, pickAdCounts } from '../rules/planRules.ts';

/** Plans with remaining ads, and the last bought of them; otherwise the free one. */
export const getPlan: Handler<'getPlan'> = async (_, { db, user, language, now }) => {
  const purchases = await findBoughtPlans(db, user.id);
  const isArabic = language === 'ar';
  const plans = purchases.map(({ order, plan, lots }): OwnPlan => {
    const remaining: AdCounts = { basic: 0, elite: 0, superior: 0 };
    // A credit that is returned after its expiry gets a later expiry than the others.
    const validLots = lots.filter(({ balance, expires_at }) => balance > 0 && (!expires_at || expires_at > now));
    for (const { ranking, balance } of validLots) remaining[AD_TYPES[ranking]] += balance;
    const expiries = validLots.flatMap(({ expires_at }) => expires_at?.getTime() ?? []);
    return {
      id: plan.plan_id,
      name: isArabic ? plan.name_ar : plan.name_en,
      description: isArabic ? plan.description_ar : plan.description_en,
      kind: plan.kind,
      count: countAds(plan),
      remaining,
      order_id: order.id,
      ads: pickAdCounts(plan),
      bought_at: (order.settled_at ?? order.created_at).toISOString(),
      expires_at: expiries.length > 0 ? new Date(Math.min(...expiries)).toISOString() : null,
    };
  });
  const NEVER_EXPIRES = '9999';
  const validPlans = plans.filter(({ remaining }) => countAds(remaining) > 0);
  const [latestPlan] = validPlans;
  if (!latestPlan) throw new AppError({ code: 'not_found' });
  const nextExpiring = validPlans.toSorted((a, b) =>
    (a.expires_at ?? NEVER_EXPIRES) < (b.expires_at ?? NEVER_EXPIRES) ? -1 : 1,
  );
  return { code: 200, data: latestPlan, plans: nextExpiring };
};
