import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll } from 'vitest';
import type { IdentityProvider } from '../../src/openid/IdentityProviders.ts';

export const AUDIENCE = 'mashrabiya-web';

export type Claims = Record<string, unknown>;

export interface TestProvider {
  provider: IdentityProvider;
  /** An ID token with any claims, signed by the provider. */
  createToken(claims: Claims): Promise<string>;
}

/** Starts a provider with its own keys before all tests of a suite, and closes it after them. */
export function startIdentityProvider(name: IdentityProvider['name'], now: () => Date): TestProvider {
  const server = new OAuth2Server();
  const testProvider = {} as TestProvider;
  beforeAll(async () => {
    await server.issuer.keys.generate('RS256');
    await server.start(0, '127.0.0.1');
    const issuer = server.issuer.url ?? '';
    testProvider.provider = {
      name,
      issuers: [issuer],
      audience: [AUDIENCE],
      jwksUri: `${issuer}/jwks`,
      authorizeUrl: `${issuer}/authorize`,
    };
    testProvider.createToken = (claims) =>
      server.issuer.buildToken({
        scopesOrTransform: (_header, payload) => {
          const seconds = Math.floor(now().getTime() / 1000);
          const tokenClaims = { aud: AUDIENCE, email_verified: true, iat: seconds, nbf: seconds, exp: seconds + 600 };
          Object.assign(payload, tokenClaims, claims);
        },
      });
  });
  afterAll(() => server.stop());
  return testProvider;
}
