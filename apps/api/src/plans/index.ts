import { defineDomain } from '../app/defineDomain.ts';
import { getPlan } from './calls/getPlan.ts';
import { getPlans } from './calls/getPlans.ts';

export const plans = defineDomain({
  handlers: {
    getPlan,
    getPlans,
  },
});
