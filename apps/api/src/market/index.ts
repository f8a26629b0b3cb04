import { defineDomain } from '../app/defineDomain.ts';
import { getArea } from './calls/getArea.ts';
import { getBusiestAreas } from './calls/getBusiestAreas.ts';
import { getMarket } from './calls/getMarket.ts';
import { getPriceMedian } from './calls/getPriceMedian.ts';

export const market = defineDomain({
  handlers: {
    getBusiestAreas,
    getArea,
    getPriceMedian,
    getMarket,
  },
});
