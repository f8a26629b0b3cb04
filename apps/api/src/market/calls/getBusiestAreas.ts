import { listBusiestAreas } from '@mashrabiya/search';
import type { Handler } from '../../app/bind.ts';

export const getBusiestAreas: Handler<'getBusiestAreas'> = async (_, { listings, market, reference, language }) => ({
  data: listBusiestAreas(market.getFigures(await listings.current()), reference, language),
});
