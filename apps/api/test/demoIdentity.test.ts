import { LoginAnswer } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { createApi } from '../src/composition/createApi.ts';
import { systemClock } from '../src/core/clock.ts';
import { NO_LOG } from '../src/core/log.ts';
import { type DemoIdentity, startDemoIdentity } from '../src/demoIdentity/startDemoIdentity.ts';
import { IdentityProviders } from '../src/openid/IdentityProviders.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { buildJsonRequest, createClient } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const OWN_RETURN_URL = 'http://localhost:3000/login/return';

describeEngines('The demo’s Google and Apple', (open) => {
  const api = createFixtureApi(open);

  /** Selects a user in a provider's window, and returns the redirect. */
  const choose = async (demo: DemoIdentity, at: number, user: string, overrides: Record<string, string> = {}) => {
    const [provider] = demo.providers.slice(at);
    const query = {
      client_id: 'mashrabiya-demo',
      redirect_uri: OWN_RETURN_URL,
      state: 'a-state',
      nonce: '',
      ...overrides,
      person: user,
    };
    const url = `${provider?.authorizeUrl.replace('authorize', 'answer')}?${new URLSearchParams(query)}`;
    return fetch(url, { redirect: 'manual' });
  };
  const parseFragment = (response: Response) => new URLSearchParams(response.headers.get('location')?.split('#')[1]);

  it('confirm the selected user, answer to this machine only, and report a cancellation', async () => {
    const demo = await startDemoIdentity([{ role: 'buyer', email: 'buyer@example.com' }]);
    const services = { ...api.services, clock: systemClock, identityProviders: new IdentityProviders(demo.providers) };
    const client = createClient(createApi(services, NO_LOG));
    try {
      const offeredProviders = (await client.fetchData('getConfigurations', '/configurations')).loginproviders;
      expect(offeredProviders.map(({ name, clientid }) => [name, clientid])).toEqual([
        ['google', 'mashrabiya-demo'],
        ['apple', 'mashrabiya-demo'],
      ]);
      const page = await fetch(
        `${offeredProviders[0]?.authorizeurl}?client_id=mashrabiya-demo&redirect_uri=${OWN_RETURN_URL}&ui_locales=en&state=%22%3E`,
      );
      expect(await page.text()).toContain('buyer@example.com');
      const proxiedInit = { headers: { 'x-forwarded-for': '41.33.0.1' } };
      expect((await fetch(page.url, proxiedInit)).status).toBe(404);

      const { nonce } = await client.fetchData('beginProviderLogin', '/auth/nonce', buildJsonRequest({}));
      const fragment = parseFragment(await choose(demo, 0, '1', { nonce }));
      expect(fragment.get('state')).toBe('a-state');
      const body = new URLSearchParams({ id_token: fragment.get('id_token') ?? '' });
      const answer = await client.request('/auth/google', { method: 'POST', body });
      const login = LoginAnswer.parse(await answer.json());
      expect('user' in login && login.user.email).toMatch(/^guest-.+@example\.com$/);

      expect(parseFragment(await choose(demo, 0, 'nobody')).get('error')).toBe('access_denied');
      const postedHtml = await (await choose(demo, 1, '0', { response_mode: 'form_post', nonce })).text();
      expect(postedHtml).toContain(`action="${OWN_RETURN_URL}"`);
      for (const redirect_uri of ['https://example.com/login/return', 'http://localhost:3000/elsewhere', 'x'])
        expect((await choose(demo, 0, '0', { redirect_uri })).status).toBe(404);
    } finally {
      await demo.close();
    }
  });
});
