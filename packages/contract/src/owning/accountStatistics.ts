import { z } from 'zod';

const count = z.int().min(0);

/** Totals of a user's ads and favourites. */
export const Statistics = z
  .object({
    /** Ads that the person has not taken down, whatever their state. */
    properties: count,
    reels: count,
    /** Homes that have the person's heart. */
    favorites: count,
    /** Views of those ads, ever. */
    views: count,
    /** People who asked for the number of one of those ads. */
    leads: count,
    /** Ads that are paid for and not used yet. */
    ads: count,
  })
  .meta({ id: 'Statistics' });
export type Statistics = z.infer<typeof Statistics>;
