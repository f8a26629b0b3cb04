import { z } from 'zod';
import { PAYMENT_CHANNELS, PLAN_KINDS, TRANSACTION_STATUSES } from '../constants/vocabulary.ts';
import { Piastres } from '../values/money.ts';
import { Refund } from './refund.ts';

/** A payment that a user made; its id is its order's. The amount is EGP, with piastres as decimals. */
export const Transaction = z
  .object({
    id: z.string(),
    amount: z.number(),
    status: z.enum(TRANSACTION_STATUSES),
    created_at: z.iso.datetime(),
    /** Name of the plan that was bought. */
    plan: z.string().optional(),
    plan_id: z.int().optional(),
    method: z.enum(PAYMENT_CHANNELS).optional(),
    /** Of a successful one. */
    receipt_number: z.string().nullable().optional(),
    /** Until when a refund can be asked for; null where none can. */
    refund_until: z.iso.datetime().nullable().optional(),
    /** The refund that was asked for last. */
    refund: Refund.nullable().optional(),
    /** Further payments of the same order, which bought nothing and are paid back. */
    surplus: z
      .array(
        z.object({
          amount: Piastres,
          paid_at: z.iso.datetime(),
          /** Null until it is paid back. */
          returned_at: z.iso.datetime().nullable(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Transaction' });
export type Transaction = z.infer<typeof Transaction>;

/** An advertising plan and how many ads of each rank remain in it. */
export const Plan = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    kind: z.enum(PLAN_KINDS),
    count: z.int(),
    remaining: z.object({ basic: z.int(), elite: z.int(), superior: z.int() }),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

/** An OpenID Connect login provider, and where a window asks them to. */
export const LoginProvider = z
  .object({
    name: z.enum(['google', 'apple']),
    /** OpenID Connect's authorization endpoint. */
    authorizeurl: z.url({ protocol: /^https?$/ }),
    /** OAuth client id. */
    clientid: z.string(),
  })
  .meta({ id: 'LoginProvider' });
export type LoginProvider = z.infer<typeof LoginProvider>;

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
    /** Mortgage rate, by years: percent a year. */
    bankrates: z.array(z.object({ years: z.int().positive(), rate: z.number().positive() })),
    /** Where the app is in Apple's store and in Google's; null where it is not. */
    appstores: z.object({ ios: z.url().nullable(), android: z.url().nullable() }),
    /** Who may vouch for people, in the order of their buttons. */
    loginproviders: z.array(LoginProvider),
  })
  .meta({ id: 'Configuration' });
export type Configuration = z.infer<typeof Configuration>;
