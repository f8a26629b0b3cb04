import { ACTIONS, type AreaPage } from '@mashrabiya/contract';
import { areaFigures, type Kind, shownKind, trendOf } from '@mashrabiya/search';
import type { CallContext, Handler } from '../../app/bind.ts';
import { pricedAds } from '../../catalogue/repository/pricedAds.ts';
import { AppError } from '../../core/AppError.ts';
import { cardsOf } from '../../listings/services/cardsOf.ts';

const NEWEST = 6;

export const getArea: Handler<'getArea'> = async ({ params, query }, context) => {
  const { listings, market, reference, language } = context;
  const city = reference.cities.get(Number(params.cityId));
  if (!city) throw new AppError({ code: 'not_found', parameter: 'cityId' });
  const index = await listings.current();
  const figures = market.figures(index);
  const newest = index.listed({ city: [city.id] }, 'newest', NEWEST).docs.slice(0, NEWEST);
  const facts = Array.from(newest, (doc) => index.columns.factsOf(doc));
  const data: AreaPage = {
    ...areaFigures(city, figures, reference, language),
    trend: await trendIn(shownKind(figures.groupsIn(city.id), query, reference), context),
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
