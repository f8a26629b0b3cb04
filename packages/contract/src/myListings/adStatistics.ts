import { z } from 'zod';
import { LEAD_CHANNELS, VIEW_SOURCES } from '../constants/vocabulary.ts';

const count = z.int().min(0);
const figures = { views: count, favorites: count, leads: count };

const AD_ADVICE = [
  'no_views_rank',
  'more_pictures',
  'longer_description',
  'price_high',
  'add_price',
  'exact_place',
  'add_features',
  'add_phone',
  'confirm',
] as const;
export type AdAdvice = (typeof AD_ADVICE)[number];

/** Statistics of an ad. Days are Egypt's; a favorite counts on the day it was added, while it remains. */
export const AdStatistics = z
  .object({
    id: z.uuid(),
    address: z.string(),
    /** The oldest first, without gaps; the last one is today. */
    days: z.array(z.object({ day: z.iso.date(), ...figures })).min(1),
    total: z.object(figures),
    /** Totals of the same number of days before `days`. */
    previous: z.object(figures),
    /** Medians of ads with the same action, type and city, over the same days; null for too few. */
    like: z.object({ sample: z.int().min(1), ...figures }).nullable(),
    /** Views by source, the most first; empty without views. */
    sources: z.array(z.object({ source: z.enum(VIEW_SOURCES), views: count })),
    channels: z.array(z.object({ channel: z.enum(LEAD_CHANNELS), leads: count })),
    advice: z.array(z.enum(AD_ADVICE)),
  })
  .meta({ id: 'AdStatistics' });
export type AdStatistics = z.infer<typeof AdStatistics>;
