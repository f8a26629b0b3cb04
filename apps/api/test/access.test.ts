import { type Call, calls } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { newToken } from '../src/request/tokens.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { homeId } from './fixtures/homes.ts';
import { as, posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { registered } from './support/people.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;

describeEngines('Access', (open) => {
  const api = fixtureApi(open);
  /** A request that a call's schemas may refuse, but that reaches it. */
  const requestOf = (call: Call): [path: string, init: RequestInit] => [
    call.path.replace(/\{\w+\}/g, homeId(1)),
    call.method === 'GET' ? {} : { ...posting({}), method: call.method },
  ];
  const refused = async (call: Call, token?: string) => {
    const [path, init] = requestOf(call);
    const response = await api.ask.request(path, token === undefined ? init : as(token, init));
    const code = response.ok ? undefined : (await response.json()).errors[0].code;
    return response.status === 401 && code === 'login_required';
  };

  it.each(Object.entries<Call>(calls).filter(([name]) => name !== 'logout'))(
    'to %s is as it is declared',
    async (_, call) => {
      const { token } = await registered(api.ask);
      const ended = await registered(api.ask);
      await api.ask.answerOf('logout', '/logout', as(ended.token, posting({})));
      expect(await refused(call)).toBe(call.access === 'required');
      for (const wrong of ['', 'nonsense', newToken(), ended.token])
        expect(await refused(call, wrong)).toBe(call.access !== 'public');
      expect(await refused(call, token)).toBe(false);
    },
  );

  it.each(Object.entries<Call>(calls).filter(([, call]) => call.access !== 'public'))(
    'to %s with a login is kept by no cache',
    async (_, call) => {
      const { token } = await registered(api.ask);
      const [path, init] = requestOf(call);
      const response = await api.ask.request(path, as(token, init));
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-cache-seconds')).toBeNull();
    },
  );

  it('ends with a login that has not been used for thirty days', async () => {
    const { token } = await registered(api.ask);
    expect(await refused(calls.getProfile, token)).toBe(false);
    api.pass(THIRTY_DAYS_MS + 1);
    expect(await refused(calls.getProfile, token)).toBe(true);
  });
});
