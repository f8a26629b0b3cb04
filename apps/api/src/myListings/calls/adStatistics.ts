import { type AdStatistics, cairoDay, LEAD_CHANNELS, MIN_SAMPLE, VIEW_SOURCES } from '@mashrabiya/contract';
import { userById } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/bind.ts';
import { inLanguage } from '../../catalogue/rules/card.ts';
import { figuresByDay, likeFigures, originsOf, type Since } from '../repository/statistics.ts';
import { adviceFor, byDay, daysUpTo, likeOf, totalOf } from '../rules/statistics.ts';
import { ownProperty } from '../services/ownView.ts';

const DEFAULT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Egypt is at most this far ahead of UTC, which bounds the start of a day there. */
const AHEAD_MS = 3 * 3_600_000;

const sinceDay = (day: string): Since => ({ day, moment: new Date(Date.parse(day) - AHEAD_MS) });

export const adStatistics: Handler<'getAdStatistics'> = async ({ params, query }, context) => {
  const { db, user, now, language, market, listings } = context;
  const { days: count = DEFAULT_DAYS } = query;
  const { property } = await ownProperty(db, params.id, user.id);
  const all = daysUpTo(cairoDay(now), 2 * count);
  const [before, days] = [all.slice(0, count), all.slice(count)];
  const [first = '', begin = ''] = [all[0], days[0]];
  const [found, origins, likeAds, seller, index] = await Promise.all([
    figuresByDay(db, property.id, sinceDay(first)),
    originsOf(db, property.id, begin),
    likeFigures(db, property, sinceDay(begin)),
    userById(db, user.id),
    listings.current(),
  ]);
  const shown = byDay(days, found);
  const total = totalOf(shown);
  const like = likeOf(likeAds, MIN_SAMPLE);
  const data: AdStatistics = {
    id: property.id,
    address: inLanguage(language, property.address_ar, property.address_en),
    days: shown,
    total,
    previous: totalOf(byDay(before, found)),
    like,
    sources: origins.sources
      .map(({ source, count: views }) => ({ source: VIEW_SOURCES[source] ?? 'other', views: Number(views) }))
      .sort((one, other) => other.views - one.views),
    channels: origins.channels
      .flatMap(({ channel, count: leads }) => {
        const name = LEAD_CHANNELS[channel];
        return name ? [{ channel: name, leads: Number(leads) }] : [];
      })
      .sort((one, other) => other.leads - one.leads),
    advice: adviceFor({
      pictures: property.pictures.length,
      description: inLanguage(language, property.description_ar, property.description_en).length,
      hasPrice: property.price !== null,
      priceDifference: market.figures(index).contextOf(property)?.difference ?? null,
      hasExactPlace: property.coordinates_exact,
      features: property.feature_ids.length,
      hasPhone: seller.phone !== null,
      ranking: property.ranking,
      daysSinceConfirmed: Math.floor((now.getTime() - property.confirmed_at.getTime()) / DAY_MS),
      views: total.views,
      likeViews: like?.views ?? null,
    }),
  };
  return { data };
};
