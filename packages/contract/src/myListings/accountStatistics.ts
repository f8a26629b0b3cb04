import { z } from 'zod';

const count = z.int().min(0);

export const AccountStatistics = z
  .object({
    properties: count,
    reels: count,
    favorites: count,
    views: count,
    leads: count,
    ads: count,
  })
  .meta({ id: 'AccountStatistics' });
export type AccountStatistics = z.infer<typeof AccountStatistics>;
