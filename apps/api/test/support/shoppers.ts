import type { Ranking } from '@mashrabiya/contract';
import { insertUser } from '../../src/accounts/repository/users.ts';
import { openSession } from '../../src/sessions/repository/sessions.ts';
import { buildPost, withToken } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import { createShop, SUPERIOR_PLAN } from './shop.ts';
import { type ModelAd, ModelUser, type Shopper } from './shopModel.ts';
import type { ShopperAction } from './shopperActions.ts';
import { createShopperAds } from './shopperAds.ts';
import { createShopperPayments } from './shopperPayments.ts';

const SINGLE_PLAN = { plan_id: 5, price: 10_000 };

/** Shoppers, who act on plans, payments and ads in the product and in its model, and the staff that they need. */
export function createShoppers(api: FixtureApi) {
  const shop = createShop(api);
  const ads = createShopperAds(api);
  const payments = createShopperPayments(api, shop, ads);
  let shopperCount = 0;
  let finance = '';
  let moderators: string[] = [];

  async function createStaff(): Promise<void> {
    finance = (await shop.createStaffUser('finance')).token;
    moderators = [(await shop.createStaffUser('moderator')).token, (await shop.createStaffUser('moderator')).token];
  }

  async function createShopper(): Promise<Shopper> {
    const { db } = api.database;
    const now = api.services.clock();
    const email = `shopper${++shopperCount}@example.com`;
    const user = { name: 'Nadia', email, phone: null, passwordHash: null, language: 'ar', now } as const;
    const { id } = await insertUser(db, user);
    await db.updateTable('app_user').set({ email_verified_at: now }).where('id', '=', id).execute();
    const token = await openSession(db, { userId: id, userAgent: null, now });
    await shop.fetchAdCounts(token);
    return { id, token, model: new ModelUser() };
  }

  /** Performs one action in the product and in the model. */
  async function perform(shopper: Shopper, action: ShopperAction, choice: number): Promise<void> {
    const { token, model } = shopper;
    const ranking = ((choice % 3) + 1) as Ranking;
    const pickOne = <T>(items: readonly T[]): T | undefined => items[choice % Math.max(1, items.length)];
    if (action === 'buy') return payments.buy(shopper, SUPERIOR_PLAN, { basic: 2, elite: 2, superior: 2 }, 365);
    if (action === 'buySingle') return payments.buy(shopper, SINGLE_PLAN, { basic: 1, elite: 0, superior: 0 }, 90);
    if (action === 'post') return ads.post(shopper, ranking);
    const pickInState = (...states: ModelAd['state'][]) =>
      pickOne(model.ads.filter(({ state }) => states.includes(state)));
    if (action === 'postAgain') {
      const ad = pickInState('rejected');
      return ad && ads.postAgain(shopper, ad, ranking);
    }
    if (action === 'edit') {
      const ad = pickInState('active');
      return ad && ads.edit(shopper, ad, ranking);
    }
    if (action === 'remove') {
      const ad = pickOne(model.ads);
      if (!ad) return;
      await api.client.fetchAnswer('removeProperty', `/properties/${ad.id}`, withToken(token, { method: 'DELETE' }));
      return model.remove(ad, api.services.clock());
    }
    if (action === 'renew') {
      const ad = pickInState('active', 'expired');
      return ad && ads.renew(shopper, ad, ranking);
    }
    if (action === 'close' || action === 'renewAndClose') {
      const ad = pickInState('active');
      if (!ad) return;
      if (action === 'renewAndClose') return ads.renewAndClose(shopper, ad, ranking);
      await api.client.fetchAnswer('closeProperty', `/properties/${ad.id}/close`, buildPost(token, {}));
      return model.close(ad, api.services.clock());
    }
    const modelOrder = pickOne(model.orders);
    if (!modelOrder) return;
    if (action === 'refund') return payments.refund(shopper, modelOrder);
    if (action === 'refundAndPost') return payments.refund(shopper, modelOrder, ranking);
    if (action === 'approve' || action === 'reject') return payments.decide(shopper, modelOrder, { action, finance });
    return payments.pay(shopper, modelOrder, action);
  }

  return { createStaff, createShopper, perform, review: () => ads.review(moderators) };
}
