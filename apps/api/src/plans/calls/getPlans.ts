import {
  type AdCounts,
  CURRENCY,
  piastres,
  REFUND_REVIEW_BUSINESS_DAYS,
  REFUND_WINDOW_DAYS,
} from '@mashrabiya/contract';
import { parseFreeTrial } from '../../ads/rules/freeTrial.ts';
import type { Handler } from '../../app/callHandler.ts';
import { findFinanceRulesAt } from '../repository/datedSettings.ts';
import { findPlansAt } from '../repository/planVersions.ts';
import { withDefaultRules } from '../rules/financeRules.ts';
import { computeIncludedVat } from '../rules/money.ts';
import {
  computeSavingPercent,
  computeWorth,
  countAds,
  findUnitPrices,
  pickAdCounts,
  sortPlans,
} from '../rules/planRules.ts';

export const getPlans: Handler<'getPlans'> = async (_, { db, now, language, settings }) => {
  const rules = withDefaultRules(await findFinanceRulesAt(db, now));
  const trialSetting = parseFreeTrial((await settings.current()).get('freetrial'));
  const trial: AdCounts = { basic: trialSetting[1], elite: trialSetting[2], superior: trialSetting[3] };
  const plans = (await findPlansAt(db, now)).filter(({ on_sale }) => on_sale);
  const unitPrices = findUnitPrices(plans);
  const [superior = 0, elite = 0, basic = 0] = rules.adsteps;
  const isArabic = language === 'ar';
  return {
    data: sortPlans(plans).map((plan) => {
      const ads = plan.kind === 'free_trial' ? trial : pickAdCounts(plan);
      const price = piastres(plan.price);
      const worth = computeWorth(ads, unitPrices);
      const fullPrice = plan.kind === 'free_trial' || worth < price ? price : worth;
      return {
        id: plan.plan_id,
        name: isArabic ? plan.name_ar : plan.name_en,
        description: isArabic ? plan.description_ar : plan.description_en,
        kind: plan.kind,
        count: countAds(ads),
        counts: ads,
        price,
        full_price: fullPrice,
        savings: computeSavingPercent(price, fullPrice),
        vat: computeIncludedVat(price, rules.vat_percent),
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
