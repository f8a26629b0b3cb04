import { z } from 'zod';

const count = z.int().min(0);

export const AccountStatistics = z
  .object({
    /** Ads that the user has not removed, whatever their state. */
    properties: count,
    reels: count,
    favorites: count,
    views: count,
    /** Users who requested the phone number of one of those ads. */
    leads: count,
    ads: count,
  })
  .meta({ id: 'AccountStatistics' });
export type AccountStatistics = z.infer<typeof AccountStatistics>;
