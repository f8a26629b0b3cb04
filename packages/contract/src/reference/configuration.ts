import { z } from 'zod';

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
