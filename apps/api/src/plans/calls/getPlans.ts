import { CURRENCY, piastres, REFUND_REVIEW_BUSINESS_DAYS, REFUND_WINDOW_DAYS } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { rulesAt } from '../repository/datedSettings.ts';
import { plansAt } from '../repository/planVersions.ts';
import { vatInside } from '../rules/money.ts';
import { withDefaults } from '../rules/moneyRules.ts';
import { adsOf, countOf, inShopOrder, savingOf, unitPrices, worthOf } from '../rules/planRules.ts';
import { trialAds } from '../rules/trial.ts';

export const getPlans: Handler<'getPlans'> = async (_, { db, now, language, settings }) => {
  const rules = withDefaults(await rulesAt(db, now));
  const trial = trialAds((await settings.current()).get('freetrial'));
  const plans = (await plansAt(db, now)).filter(({ on_sale }) => on_sale);
  const unit = unitPrices(plans);
  const [superior = 0, elite = 0, basic = 0] = rules.adsteps;
  const isArabic = language === 'ar';
  return {
    data: inShopOrder(plans).map((plan) => {
      const ads = plan.kind === 'free_trial' ? trial : adsOf(plan);
      const price = piastres(plan.price);
      const worth = worthOf(ads, unit);
      const full = plan.kind === 'free_trial' || worth < price ? price : worth;
      return {
        id: plan.plan_id,
        name: isArabic ? plan.name_ar : plan.name_en,
        description: isArabic ? plan.description_ar : plan.description_en,
        kind: plan.kind,
        count: countOf(ads),
        counts: ads,
        price,
        full_price: full,
        savings: savingOf(price, full),
        vat: vatInside(price, rules.vat_percent),
        currency: CURRENCY,
        days: plan.valid_days,
      };
    }),
    vat_percent: rules.vat_percent,
    ad_steps: { superior, elite, basic },
    refund: {
      days: REFUND_WINDOW_DAYS,
      business_days: REFUND_REVIEW_BUSINESS_DAYS,
      fee_percent: rules.refund_fee_percent,
    },
  };
};
