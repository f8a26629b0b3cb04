import { AD_DAYS, type FinanceSetting } from '@mashrabiya/contract';
import { DEFAULT_RANK_SCHEDULE } from '../../ads/rules/adSchedule.ts';
import { DEFAULT_TRIAL } from '../../ads/rules/freeTrial.ts';

/** Settings that apply at a moment; unset ones are missing. */
export type FinanceRules = Partial<{ [S in FinanceSetting as S['key']]: S['value'] }>;

const DEFAULTS: Required<FinanceRules> = {
  vat_percent: 14,
  refund_fee_percent: 0,
  holidays: [],
  adsteps: [
    DEFAULT_RANK_SCHEDULE.superior,
    DEFAULT_RANK_SCHEDULE.elite,
    AD_DAYS - DEFAULT_RANK_SCHEDULE.superior - DEFAULT_RANK_SCHEDULE.elite,
  ],
  freetrial: [DEFAULT_TRIAL[1], DEFAULT_TRIAL[2], DEFAULT_TRIAL[3]],
  seller: { name_ar: '', name_en: '', address_ar: '', address_en: '', tax_number: '', commercial_register: '' },
};

export const withDefaultRules = (rules: FinanceRules): Required<FinanceRules> => ({ ...DEFAULTS, ...rules });
