import type { LoginProvider } from '@mashrabiya/contract';
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { AppError } from '../core/AppError.ts';

export interface IdentityProvider {
  name: LoginProvider['name'];
  /** Spellings of the issuer in the provider's tokens; Google has two. Identities are stored under the first. */
  issuers: readonly [string, ...string[]];
  /** Our client ids at the provider: the site's first, then those of apps. */
  audience: readonly [string, ...string[]];
  jwksUri: string;
  authorizeUrl: string;
}

export interface Identity {
  issuer: string;
  subject: string;
  nonce: string;
  /** Null if the address is missing or not verified by the provider. */
  verifiedEmail: string | null;
  name: string | null;
}

const ALGORITHMS = ['RS256', 'ES256'];
/** An ID token is issued for the login that it is sent with. */
const ID_TOKEN_MAX_AGE = '10 minutes';
const CLOCK_TOLERANCE = '30 seconds';

/** The provider's keys are unavailable: it is down, slow or broken. jose has no code of its own for this. */
const KEY_FETCH_ERRORS = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JWK_INVALID'];

const toText = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);

const toIdentity = (issuer: string, { sub, nonce, email, email_verified, name }: JWTPayload): Identity => ({
  issuer,
  subject: sub ?? '',
  nonce: String(nonce),
  // Apple sends `email_verified` as text.
  verifiedEmail: email_verified === true || email_verified === 'true' ? toText(email) : null,
  name: toText(name),
});

/** Unverified issuer of a token, to select the provider. */
function readIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

export class IdentityProviders {
  readonly #providers: readonly { provider: IdentityProvider; keys: JWTVerifyGetKey }[];

  constructor(providers: readonly IdentityProvider[]) {
    this.#providers = providers.map((provider) => ({
      provider,
      keys: createRemoteJWKSet(new URL(provider.jwksUri)),
    }));
  }

  get offered(): LoginProvider[] {
    return this.#providers.map(({ provider: { name, authorizeUrl, audience } }) => ({
      name,
      authorizeurl: authorizeUrl,
      clientid: audience[0],
    }));
  }

  /** Provider of an issuer; null if it is no longer configured. */
  getName(issuer: string): LoginProvider['name'] | null {
    return this.#providers.find(({ provider }) => provider.issuers.includes(issuer))?.provider.name ?? null;
  }

  /** Verifies a token: signed by one of the providers, for our client id, a moment ago. */
  async verify(token: string, now: Date): Promise<Identity> {
    const issuer = readIssuer(token);
    const matchingProvider = this.#providers.find(
      ({ provider }) => issuer !== undefined && provider.issuers.includes(issuer),
    );
    if (!matchingProvider) throw new AppError({ code: 'id_token_refused', pointer: '/id_token' });
    const { provider, keys } = matchingProvider;
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: [...provider.issuers],
        audience: [...provider.audience],
        algorithms: ALGORITHMS,
        currentDate: now,
        maxTokenAge: ID_TOKEN_MAX_AGE,
        clockTolerance: CLOCK_TOLERANCE,
        requiredClaims: ['sub', 'exp', 'nonce'],
      });
      return toIdentity(provider.issuers[0], payload);
    } catch (error) {
      const isRefused = error instanceof errors.JOSEError && !KEY_FETCH_ERRORS.includes(error.code);
      throw new AppError({ code: isRefused ? 'id_token_refused' : 'unavailable', pointer: '/id_token' });
    }
  }
}
