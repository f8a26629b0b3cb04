import { ACTION_CODES, ACTIONS, type AreaPage } from '@mashrabiya/contract';
import { areaPrice, byKind, type Kind, shownKind, trendOf } from '@mashrabiya/search';
import { AppError } from '../app/AppError.ts';
import type { CallContext, Handler } from '../app/bind.ts';
import { pricedAds } from '../listings/pricedAds.ts';
import { cardsOf } from './cardsOf.ts';

const NEWEST = 6;

/** A city with its prices, their trend and what is new. */
export const getArea: Handler<'getArea'> = async ({ params, query }, context) => {
  const { listings, market, reference, language, now } = context;
  const city = reference.cities.get(Number(params.cityId));
  if (!city) throw new AppError({ code: 'not_found', parameter: 'cityId' });
  const index = await listings.current();
  const groups = market.figures(index, now).groupsIn(city.id);
  const onOffer = (action: 0 | 1) =>
    groups.reduce((sum, group) => sum + (group.kind.action === action ? group.onOffer : 0), 0);
  const newest = index.listed({ city: [city.id] }, 'newest', NEWEST).docs.slice(0, NEWEST);
  const facts = Array.from(newest, (doc) => index.columns.factsOf(doc));
  const data: AreaPage = {
    city: city.id,
    name: city[language],
    gover: city.governorateId,
    gover_name: reference.governorates.get(city.governorateId)?.[language] ?? '',
    lat: city.lat,
    lng: city.lng,
    on_offer: { forsell: onOffer(ACTION_CODES.forsell), forrent: onOffer(ACTION_CODES.forrent) },
    prices: groups.map((group) => areaPrice(group, reference)).sort(byKind),
    trend: await trendIn(shownKind(groups, query, reference), context),
    newest: await cardsOf(facts, index, context),
  };
  return { data };
};

async function trendIn(kind: Kind | undefined, { db, reference, now }: CallContext): Promise<AreaPage['trend']> {
  if (!kind) return null;
  return {
    action: ACTIONS[kind.action],
    type: reference.categories.get(kind.category_id)?.type ?? 'housing',
    months: trendOf(await pricedAds(db, kind, now), now),
  };
}
