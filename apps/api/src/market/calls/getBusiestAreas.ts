import { listBusiestAreas } from '@mashrabiya/search';
import type { Handler } from '../../app/callHandler.ts';

export const getBusiestAreas: Handler<'getBusiestAreas'> = async (_, { listings, reference, language }) => ({
  data: listBusiestAreas(await listings.getFigures(), reference, language),
});
