import { z } from 'zod';

const count = z.int().min(0);

export const Statistics = z
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
  .meta({ id: 'Statistics' });
export type Statistics = z.infer<typeof Statistics>;
