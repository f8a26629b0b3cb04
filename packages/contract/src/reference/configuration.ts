import { z } from 'zod';

export const LoginProvider = z
  .object({
    name: z.enum(['google', 'apple']),
    authorizeurl: z.url({ protocol: /^https?$/ }),
    clientid: z.string(),
  })
  .meta({ id: 'LoginProvider' });
export type LoginProvider = z.infer<typeof LoginProvider>;

/** Settings that a site owner can change without a release. */
export const Configuration = z
  .object({
    instagram: z.url(),
    facebook: z.url(),
    /** Upper ends of the price (EGP) and size (m²) filters; land has its own. */
    maxprice: z.number(),
    maxsize: z.number(),
    maxsizeland: z.number(),
    /** MapLibre style of the base map; null uses the built-in one. */
    mapstyle: z.url().nullable(),
    /** Address of self-hosted vector tiles (PMTiles), which replace the style; null without them. */
    maptiles: z.string().nullable(),
    /** Mortgage rate by years: percent a year. */
    bankrates: z.array(z.object({ years: z.int().positive(), rate: z.number().positive() })),
    /** Address of the app in Apple's and Google's store; null without an app. */
    appstores: z.object({ ios: z.url().nullable(), android: z.url().nullable() }),
    loginproviders: z.array(LoginProvider),
    /** True if users can confirm their phone number by SMS. */
    phonecodes: z.boolean(),
  })
  .meta({ id: 'Configuration' });
export type Configuration = z.infer<typeof Configuration>;
