import { ACTION_CODES, BUSIEST_AREAS, type BusyArea } from '@mashrabiya/contract';
import type { Figures } from '@mashrabiya/search';
import { commonest } from '@mashrabiya/search';
import type { CallContext, Handler } from '../app/bind.ts';

/** The busiest areas whose prices can be told. */
export const getBusiestAreas: Handler<'getBusiestAreas'> = async (_, context) => {
  const figures = context.market.figures(await context.listings.current(), context.now);
  const data: BusyArea[] = [];
  for (const city of figures.busiestFirst()) {
    const area = busyArea(city, figures, context);
    if (area) data.push(area);
    if (data.length === BUSIEST_AREAS) break;
  }
  return { data };
};

/** Undefined where too few homes are for sale to tell a price. */
function busyArea(cityId: number, figures: Figures, { reference, language }: CallContext): BusyArea | undefined {
  const city = reference.cities.get(cityId);
  const groups = figures.groupsIn(cityId);
  const group = commonest(groups.filter(({ kind }) => kind.action === ACTION_CODES.forsell));
  const type = group && reference.categories.get(group.kind.category_id)?.type;
  if (!city || !type || group.median === null) return undefined;
  return {
    city: city.id,
    name: city[language],
    gover_name: reference.governorates.get(city.governorateId)?.[language] ?? '',
    on_offer: groups.reduce((sum, { onOffer }) => sum + onOffer, 0),
    type,
    median: group.median,
    sample: group.prices.length,
  };
}
