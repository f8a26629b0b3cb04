import { type Call, calls } from '@mashrabiya/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { propertyId, SELLER } from './fixtures/properties.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { registerUser } from './support/users.ts';

const NUMBER = (SELLER.phone ?? '').replace('+2', '');
const PLACEHOLDERS: Record<string, string> = { id: propertyId(1), categoryId: '1', cityId: '1' };

describeEngines('A seller’s number', (open) => {
  const api = createFixtureApi(open);
  let token = '';
  beforeAll(async () => {
    ({ token } = await registerUser(api.client));
    await api.client.request('/love-toggle', buildPost(token, { task_id: propertyId(1) }));
  });
  const fetchText = async (call: Call, init: RequestInit = {}) => {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => PLACEHOLDERS[name] ?? propertyId(1));
    return (await api.client.request(path, init)).text();
  };

  /** The stream never ends, and names conversations only. */
  const { streamUserEvents: _, ...endingCalls } = calls;
  it.each(Object.entries<Call>(endingCalls).filter(([, { method }]) => method === 'GET'))(
    'is in no answer of %s',
    async (_, call) => {
      for (const init of [{}, withToken(token)]) {
        const text = await fetchText(call, init);
        expect(text).not.toContain(NUMBER.slice(1));
        expect(text).not.toContain(SELLER.email);
      }
    },
  );

  it('is in no search result, and is returned on request', async () => {
    expect(await fetchText(calls.search, buildJsonRequest({ query: 'maadi' }))).not.toContain(NUMBER.slice(1));
    const { phone } = await api.client.fetchAnswer(
      'addLead',
      `/properties/${propertyId(1)}/leads`,
      buildJsonRequest({ channel: 'call' }),
    );
    expect(phone).toBe(NUMBER);
  });
});
