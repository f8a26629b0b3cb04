import {
  ANSWER_TIME_LIMIT,
  API_PREFIX,
  type Call,
  type CallName,
  calls,
  type Rate,
  type RateLimit,
  UPLOAD_TIME_LIMIT,
} from '@mashrabiya/contract';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answerErrors } from '../src/app/errors.ts';
import { RoleGuard } from '../src/app/RoleGuard.ts';
import { registerCall } from '../src/app/registerCall.ts';
import { enforceRequestLimits, setTimeLimit } from '../src/app/requestLimits.ts';
import { AppError } from '../src/core/AppError.ts';
import { NO_LOG } from '../src/core/log.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { hashText } from '../src/request/hashText.ts';
import { createOutboxSmsSender } from '../src/sms/repository/smsOutbox.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { propertyId } from './fixtures/properties.ts';
import { createAdTools } from './support/ads.ts';
import { buildFormRequest, createConnection, encodeForm, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import type { PrepareRequest, TestUser } from './support/limitedCalls/prepare.ts';
import { createLimitedCalls } from './support/limitedCalls.ts';

const BROWSER_AGENT = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36';
const allCalls = Object.entries<Call>(calls);

const declaredLimits = allCalls.flatMap(([name, call]) =>
  Object.entries(call.limits ?? {}).flatMap(([limitName, limit]) =>
    (['user', 'address'] as const).flatMap((by) => {
      const rate = limit[by];
      return rate ? [{ name, limitName, by, call, limit, rate }] : [];
    }),
  ),
);

describeEngines('A limit', (open) => {
  const api = createFixtureApi(open, { sms: createOutboxSmsSender });
  const { createUser: newUser } = createAdTools(api);
  let addresses = 0;
  const requests: Record<string, Record<string, PrepareRequest>> = createLimitedCalls(api);

  /** Key under which the limiter counts the uses of one user or address. */
  function toCounterKey(
    limitName: string,
    by: 'user' | 'address',
    access: Call['access'],
    requester: { id: string; ip: string },
  ) {
    if (by === 'address') return hashText(`${limitName} ${requester.ip}`);
    return hashText(`${limitName} ${access === 'required' ? requester.id : hashText(`account ${requester.id}`)}`);
  }

  /** Returns the code of the refusal, and its wait. */
  async function sendCall(
    call: Call,
    user: TestUser,
    ip: string,
    { id = '', init = {} }: { id?: string; init?: RequestInit },
  ) {
    const encodedInit = await encodeForm({ ...init, method: call.method });
    const withLogin = call.access === 'public' ? encodedInit : withToken(user.token, encodedInit);
    const headers = { ...(withLogin.headers as Record<string, string> | undefined), 'user-agent': BROWSER_AGENT };
    const path = call.path.replace(/\{\w+\}/, id);
    const response = await api.client.request(path, { ...withLogin, headers }, createConnection(ip));
    const code: string | undefined = response.ok ? undefined : (await response.json()).errors[0].code;
    return { code, wait: Number(response.headers.get('retry-after')) };
  }

  it.each(declaredLimits)('of $name, $limitName by $by, applies as declared', async (declaredLimit) => {
    const { name, limitName, by, call, limit, rate } = declaredLimit;
    const { db } = api.database;
    const user = await newUser();
    const ip = `41.40.${++addresses >> 8}.${addresses & 255}`;
    const next = await requests[name]?.[limitName]?.(user);
    if (!next) throw new Error(`${name} has no request that counts as ${limitName}`);
    const send = async () => sendCall(call, user, ip, await next());
    const key = toCounterKey(limitName, by, call.access, { id: user.id, ip });
    const refusal = getCode(limit);

    await db.deleteFrom('rate_limit').execute();
    expect((await send()).code).not.toBe(refusal);
    const [row] = await db.selectFrom('rate_limit').selectAll().where('key', '=', key).execute();
    expect(row).toMatchObject({ used: 1, resets_at: addWindow(api.services.clock(), rate) });

    // Sets the counter to one use below the limit.
    await db
      .updateTable('rate_limit')
      .set({ used: rate.times - 1 })
      .where('key', '=', key)
      .execute();
    expect((await send()).code).not.toBe(refusal);
    const refusedResponse = await send();
    expect(refusedResponse.code).toBe(refusal);
    expect(refusedResponse.wait).toBe(Math.max(rate.seconds, limit.refusal?.waitSeconds ?? 0));

    api.advanceTime(rate.seconds * 1000);
    expect((await send()).code).not.toBe(refusal);
  });

  it('of time applies as declared, from the first byte and after the upload', async () => {
    const waits: number[] = [];
    const app = new Hono();
    app.onError(answerErrors(NO_LOG));
    app.use(async (c, next) => {
      c.set('answerWithin', (seconds) => waits.push(seconds));
      await next();
    });
    const roleGuard = new RoleGuard({ isSecondFactorRequired: false, log: NO_LOG });
    const serve = <N extends CallName>(name: N) =>
      registerCall(app, { ...api.services, forwarding: new Forwarding(), roleGuard }, name, async () => {
        throw new AppError({ code: 'not_found' });
      });
    for (const name of Object.keys(calls) as CallName[]) serve(name);
    const { token } = await newUser();
    for (const [name, { method, path, timeLimit = ANSWER_TIME_LIMIT }] of allCalls) {
      waits.length = 0;
      await app.request(`${API_PREFIX}${path.replace(/\{\w+\}/g, propertyId(2))}`, withToken(token, { method }));
      expect(waits[0], name).toBe(timeLimit.uploadSeconds ?? timeLimit.answerSeconds);
    }
    waits.length = 0;
    const picture = buildFormRequest({ picture: new File(['x'], 'one.jpg') });
    await app.request(`${API_PREFIX}${calls.uploadPicture.path}`, withToken(token, await encodeForm(picture)));
    expect(waits).toEqual([UPLOAD_TIME_LIMIT.uploadSeconds, UPLOAD_TIME_LIMIT.answerSeconds]);
  });

  const getCode = ({ refusal }: RateLimit) => refusal?.code ?? 'too_many_requests';
  const addWindow = (now: Date, { seconds }: Rate) => new Date(now.getTime() + seconds * 1000);
});

it('a limit is documented by each call that has one, and per user only with a login', () => {
  const undocumentedLimits = declaredLimits.filter(
    ({ call, limit }) => !call.errors.some((code) => code === (limit.refusal?.code ?? 'too_many_requests')),
  );
  expect(undocumentedLimits.map(({ name, limitName }) => `${name}: ${limitName}`)).toEqual([]);
  expect(declaredLimits.filter(({ by, call }) => by === 'user' && call.access === 'public')).toEqual([]);
});

it('a limit of one name is the same everywhere', () => {
  const byName = Map.groupBy(declaredLimits, ({ limitName, by }) => `${limitName} by ${by}`);
  for (const [name, limits] of byName)
    expect(new Set(limits.map(({ rate }) => `${rate.times} in ${rate.seconds}`)).size, name).toBe(1);
});

it('a time limit is declared by each call with files', () => {
  const undocumentedCalls = allCalls.filter(
    ([, { files, timeLimit }]) => (files === undefined) !== (timeLimit?.uploadSeconds === undefined),
  );
  expect(undocumentedCalls.map(([name]) => name)).toEqual([]);
});

it('a time limit aborts a call that takes longer', async () => {
  const app = new Hono();
  app.onError(answerErrors(NO_LOG));
  app.use(enforceRequestLimits);
  app.get('/slow', (c) => {
    setTimeLimit(c, 0.01);
    return new Promise<never>(() => undefined);
  });
  const response = await app.request('/slow');
  expect((await response.json()).errors[0].code).toBe('timeout');
});
