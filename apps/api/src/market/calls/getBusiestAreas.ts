import { busiestAreas } from '@mashrabiya/search';
import type { Handler } from '../../app/bind.ts';

/** The busiest areas whose prices can be told. */
export const getBusiestAreas: Handler<'getBusiestAreas'> = async (_, { listings, market, reference, language }) => ({
  data: busiestAreas(market.figures(await listings.current()), reference, language),
});
