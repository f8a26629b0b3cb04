import { z } from 'zod';
import type { IdentityProvider } from './IdentityProviders.ts';

const stringList = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
  .transform((audience) => (typeof audience === 'string' ? [audience] : audience) as [string, ...string[]]);

const Provider = z.strictObject({
  name: z.enum(['google', 'apple']),
  issuer: stringList,
  audience: stringList,
  jwksUri: z.url({ protocol: /^https?$/ }),
  authorizeUrl: z.url({ protocol: /^https?$/ }).optional(),
});

const DEFAULT_AUTHORIZE_URLS: Record<IdentityProvider['name'], string> = {
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  apple: 'https://appleid.apple.com/auth/authorize',
};

export function parseIdentityProviders(text: string): IdentityProvider[] | undefined {
  try {
    return z
      .array(Provider)
      .parse(JSON.parse(text))
      .map(({ issuer, ...provider }) => ({
        authorizeUrl: DEFAULT_AUTHORIZE_URLS[provider.name],
        ...provider,
        issuers: issuer,
      }));
  } catch {
    return undefined;
  }
}
