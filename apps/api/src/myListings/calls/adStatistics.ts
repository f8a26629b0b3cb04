import {
  type AdStatistics,
  DAY_MS,
  formatCairoDay,
  HOUR_MS,
  LEAD_CHANNELS,
  MIN_SAMPLE,
  VIEW_SOURCES,
} from '@mashrabiya/contract';
import { findUserById } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import {
  countTrafficSources,
  findFiguresByDay,
  findSimilarAdFigures,
  type PeriodStart,
} from '../repository/statistics.ts';
import { listDaysUpTo, selectAdvice, sumFigures, summarizeSimilarAds, toDailyFigures } from '../rules/statistics.ts';
import { findOwnProperty } from '../services/ownView.ts';

const DEFAULT_DAYS = 30;
/** Egypt is at most this far ahead of UTC, which bounds the start of a day there. */
const MAX_UTC_OFFSET_MS = 3 * HOUR_MS;

const toPeriodStart = (day: string): PeriodStart => ({ day, moment: new Date(Date.parse(day) - MAX_UTC_OFFSET_MS) });

export const getAdStatistics: Handler<'getAdStatistics'> = async ({ params, query }, context) => {
  const { db, user, now, language, listings } = context;
  const { days: count = DEFAULT_DAYS } = query;
  const { property } = await findOwnProperty(db, params.id, user.id);
  const allDays = listDaysUpTo(formatCairoDay(now), 2 * count);
  const [previousDays, days] = [allDays.slice(0, count), allDays.slice(count)];
  const [previousStart = '', periodStart = ''] = [allDays[0], days[0]];
  const [figuresByDay, trafficCounts, similarAds, seller, marketFigures] = await Promise.all([
    findFiguresByDay(db, property.id, toPeriodStart(previousStart)),
    countTrafficSources(db, property.id, periodStart),
    findSimilarAdFigures(db, property, toPeriodStart(periodStart)),
    findUserById(db, user.id),
    listings.getFigures(),
  ]);
  const figures = toDailyFigures(days, figuresByDay);
  const total = sumFigures(figures);
  const similar = summarizeSimilarAds(similarAds, MIN_SAMPLE);
  const data: AdStatistics = {
    id: property.id,
    address: pickLanguage(language, property.address_ar, property.address_en),
    days: figures,
    total,
    previous: sumFigures(toDailyFigures(previousDays, figuresByDay)),
    like: similar,
    sources: trafficCounts.sources
      .map(({ source, count: views }) => ({ source: VIEW_SOURCES[source] ?? 'other', views: Number(views) }))
      .sort((a, b) => b.views - a.views),
    channels: trafficCounts.channels
      .flatMap(({ channel, count: leads }) => {
        const name = LEAD_CHANNELS[channel];
        return name ? [{ channel: name, leads: Number(leads) }] : [];
      })
      .sort((a, b) => b.leads - a.leads),
    advice: selectAdvice({
      pictures: property.pictures.length,
      description: pickLanguage(language, property.description_ar, property.description_en).length,
      hasPrice: property.price !== null,
      priceDifference: marketFigures.getPriceContext(property)?.difference ?? null,
      hasExactPlace: property.coordinates_exact,
      features: property.feature_ids.length,
      hasPhone: seller.phone !== null,
      ranking: property.ranking,
      daysSinceConfirmed: Math.floor((now.getTime() - property.confirmed_at.getTime()) / DAY_MS),
      views: total.views,
      similarViews: similar?.views ?? null,
    }),
  };
  return { data };
};
