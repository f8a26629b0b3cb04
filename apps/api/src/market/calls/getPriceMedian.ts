import { ACTION_CODES } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';

export const getPriceMedian: Handler<'getPriceMedian'> = async ({ query }, { listings }) => {
  const { city, action, ...kind } = query;
  const figures = await listings.getFigures();
  return { data: figures.getMedian({ ...kind, city_id: city, action: ACTION_CODES[action] }) };
};
