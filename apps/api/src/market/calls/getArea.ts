import { ACTIONS, type AreaPage } from '@mashrabiya/contract';
import { buildAreaFigures, buildTrend, chooseKind, type MarketKind } from '@mashrabiya/search';
import type { CallContext, Handler } from '../../app/callHandler.ts';
import { findPricedAds } from '../../catalogue/repository/pricedAds.ts';
import { AppError } from '../../core/AppError.ts';
import { buildCards } from '../../listings/services/buildCards.ts';

/** Fills two rows of four cards. */
const MAX_NEWEST = 8;

export const getArea: Handler<'getArea'> = async ({ params, query }, context) => {
  const { listings, reference, language } = context;
  const city = reference.cities.get(Number(params.cityId));
  if (!city) throw new AppError({ code: 'not_found', parameter: 'cityId' });
  const figures = await listings.getFigures();
  const data: AreaPage = {
    ...buildAreaFigures(city, figures, reference, language),
    trend: await findTrend(chooseKind(figures.getGroups(city.id), query, reference), context),
    newest: await buildCards(await listings.listNewest({ city: [city.id] }, MAX_NEWEST), context),
  };
  return { data };
};

async function findTrend(
  kind: MarketKind | undefined,
  { db, reference, now }: CallContext,
): Promise<AreaPage['trend']> {
  if (!kind) return null;
  return {
    action: ACTIONS[kind.action],
    type: reference.categories.get(kind.category_id)?.type ?? 'housing',
    months: buildTrend(await findPricedAds(db, kind, now), now),
  };
}
