import { serve } from '@hono/node-server';
import { LOGIN_RETURN_PATH } from '@mashrabiya/contract';
import { parseLanguageHeader } from '@mashrabiya/i18n';
import { Hono } from 'hono';
import { OAuth2Issuer } from 'oauth2-mock-server';
import type { IdentityProvider } from '../openid/IdentityProviders.ts';
import { isLocalRequest } from '../request/localRequest.ts';
import type { DemoAccount } from '../seed/demoAccounts.ts';
import { renderChooser, renderFormPost } from './accountChooser.ts';
import { buildDemoUsers, type DemoUser } from './demoUsers.ts';

const PROVIDER_NAMES = ['google', 'apple'] as const;
const CLIENT_ID = 'mashrabiya-demo';
const LOCAL_HOST = /^(?:localhost|127\.[\d.]+|\[::1\])$/;
const TOKEN_LIFETIME_S = 600;

export interface DemoIdentity {
  providers: IdentityProvider[];
  close(): Promise<void>;
}

/** Redirects only to our own page on this machine. */
function isOwnRedirect(redirect: string | undefined): redirect is string {
  const url = URL.parse(redirect ?? '');
  return url !== null && LOCAL_HOST.test(url.hostname) && url.pathname === LOGIN_RETURN_PATH;
}

/** The issuer is the same at each start, so that identities are found again. */
async function createIssuer(name: IdentityProvider['name']): Promise<OAuth2Issuer> {
  const issuer = new OAuth2Issuer();
  issuer.url = `http://${name}.demo.localhost`;
  await issuer.keys.generate('ES256');
  return issuer;
}

const createToken = (issuer: OAuth2Issuer, { email, isVerified, title }: DemoUser, nonce: string) =>
  issuer.buildToken({
    expiresIn: TOKEN_LIFETIME_S,
    scopesOrTransform: (_header, payload) =>
      Object.assign(payload, {
        aud: CLIENT_ID,
        sub: `demo ${email}`,
        nonce,
        email,
        email_verified: isVerified,
        name: title.ar,
      }),
  });

/** Simulates the logins of Google and Apple offline, with a choice of users instead of passwords. */
export async function startDemoIdentity(accounts: readonly DemoAccount[]): Promise<DemoIdentity> {
  const issuers = new Map(
    await Promise.all(PROVIDER_NAMES.map(async (name) => [name, await createIssuer(name)] as const)),
  );
  const users = buildDemoUsers(accounts, `guest-${Date.now().toString(36)}@example.com`);
  const app = new Hono();
  app.use(async (c, next) => {
    if (!isLocalRequest(c)) return c.notFound();
    await next();
  });
  for (const [name, issuer] of issuers) {
    app.get(`/${name}/jwks`, (c) => c.json({ keys: issuer.keys.toJSON() }));
    app.get(`/${name}/authorize`, (c) => {
      const query = c.req.query();
      if (!isOwnRedirect(query.redirect_uri) || query.client_id !== CLIENT_ID) return c.notFound();
      const language = parseLanguageHeader(query.ui_locales ?? c.req.header('accept-language'));
      return c.html(renderChooser({ provider: name, language, users, query }));
    });
    app.get(`/${name}/answer`, async (c) => {
      const { redirect_uri, response_mode, state = '', nonce = '', person: chosenEmail } = c.req.query();
      if (!isOwnRedirect(redirect_uri)) return c.notFound();
      const user = users[Number(chosenEmail)];
      const answer = new URLSearchParams({ state });
      if (user) answer.set('id_token', await createToken(issuer, user, nonce));
      else answer.set('error', 'access_denied');
      return response_mode === 'form_post'
        ? c.html(renderFormPost(redirect_uri, answer))
        : c.redirect(`${redirect_uri}#${answer}`, 303);
    });
  }
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port));
  server.on('error', reject);
  const origin = `http://localhost:${await promise}`;
  const providers = [...issuers].map(
    ([name, { url }]): IdentityProvider => ({
      name,
      issuers: [url ?? ''],
      audience: [CLIENT_ID],
      jwksUri: `${origin}/${name}/jwks`,
      authorizeUrl: `${origin}/${name}/authorize`,
    }),
  );
  const close = () => new Promise<void>((resolveClosed) => server.close(() => resolveClosed()));
  return { providers, close };
}
