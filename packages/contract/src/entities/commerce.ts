import { z } from 'zod';
import { TRANSACTION_STATUSES } from '../vocabulary.ts';

/** A payment that a user made. Money is whole EGP. */
export const Transaction = z
  .object({
    id: z.string(),
    amount: z.number(),
    status: z.enum(TRANSACTION_STATUSES),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Transaction' });
export type Transaction = z.infer<typeof Transaction>;

/** An advertising plan and how many ads of each rank remain in it. */
export const Plan = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    kind: z.enum(['free_trial', 'basic', 'superior', 'elite', 'single']),
    count: z.int(),
    remaining: z.object({ basic: z.int(), elite: z.int(), superior: z.int() }),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

/** What an owner of the site can set without a release. */
export const Configuration = z
  .object({
    instagram: z.url(),
    facebook: z.url(),
    /** Upper ends of the price (EGP) and size (m²) filters; land has its own. */
    maxprice: z.number(),
    maxsize: z.number(),
    maxsizeland: z.number(),
    /** MapLibre style of the base map; null draws the one that comes with the site. */
    mapstyle: z.url().nullable(),
    /** Address of the site's own vector tiles, a PMTiles file, which take the style's place; null without one. */
    maptiles: z.string().nullable(),
    /** What banks lend at, by years: percent a year. */
    bankrates: z.array(z.object({ years: z.int().positive(), rate: z.number().positive() })),
  })
  .meta({ id: 'Configuration' });
export type Configuration = z.infer<typeof Configuration>;
