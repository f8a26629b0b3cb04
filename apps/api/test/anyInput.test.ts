import { type Call, type CallName, calls, ErrorAnswer, ROLES, type Role } from '@mashrabiya/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOutboxSmsSender } from '../src/sms/repository/smsOutbox.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { propertyId, SELLER } from './fixtures/properties.ts';
import { createAdTools } from './support/ads.ts';
import { buildFormRequest, buildJsonRequest, encodeForm, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { addReels, createReel, reelId } from './support/reels.ts';
import { generateInputs, generateMutatedInputs } from './support/schemaInputs.ts';

const isFullRun = process.env.TESTS === 'full';
const RUN_COUNT = isFullRun ? 20_000 : 2000;
/** The first ends the session of the following requests, the answer of the second does not end. */
const EXCLUDED_CALLS: readonly CallName[] = ['logout', 'streamUserEvents'];
const callNames = (Object.keys(calls) as CallName[]).filter((name) => !EXCLUDED_CALLS.includes(name));

interface Request {
  name: CallName;
  role: Role | null;
  id: string;
  query: unknown;
  body: unknown;
}

const toInputs = (schema: Call['query']) =>
  schema
    ? fc.oneof({ weight: 3, arbitrary: generateMutatedInputs(schema) }, generateInputs(schema))
    : fc.constant(undefined);

const requests: fc.Arbitrary<Request> = fc.constantFrom(...callNames).chain((name) => {
  const call: Call = calls[name];
  return fc.record({
    name: fc.constant(name),
    role: fc.constantFrom(null, ...ROLES),
    id: fc.constantFrom(propertyId(1), reelId(1), SELLER.id, '1', 'x', '\0'),
    query: toInputs(call.query),
    body: toInputs(call.body),
  });
});

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const toFields = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Converts any value to form or query fields, which carry only texts and lists of texts. */
const toTextFields = (value: unknown): Record<string, string | string[]> =>
  Object.fromEntries(
    toFields(value).map(([name, field]) => [name, Array.isArray(field) ? field.map(toText) : toText(field)]),
  );

async function buildInit({ method, bodyType, body: schema }: Call, body: unknown): Promise<RequestInit> {
  if (method === 'GET' || !schema) return { method };
  if (bodyType === 'raw') return { method, body: toText(body) };
  if (bodyType === 'multipart' || bodyType === 'form')
    return { ...(await encodeForm(buildFormRequest(toTextFields(body)))), method };
  return { ...buildJsonRequest(JSON.stringify(body) ?? ''), method };
}

describe('Any input', () => {
  const api = createFixtureApi(openMigrated, { sms: createOutboxSmsSender });
  beforeAll(() => addReels(api.database.db, createReel(1), createReel(2)));

  it(
    `causes no server error in ${RUN_COUNT} requests, valid and mutated`,
    async () => {
      const { createUser } = createAdTools(api);
      const tokens: Partial<Record<Role, string>> = {};
      for (const role of ROLES) tokens[role] = (await createUser(role)).token;
      const statuses = new Map<number, number>();

      const assertNoServerError = async ({ name, role, id, query, body }: Request) => {
        const call: Call = calls[name];
        const token = role && tokens[role];
        const path = call.path.replace(/\{\w+\}/g, encodeURIComponent(id));
        const search = new URLSearchParams(toFields(query).map(([field, value]) => [field, toText(value)]));
        const init = await buildInit(call, body);
        const response = await api.client.request(`${path}?${search}`, token ? withToken(token, init) : init);
        const text = await response.text();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        if (response.status >= 500) throw new Error(`${name}: ${response.status} ${api.logged.at(-1)}`);
        if (response.status >= 400) ErrorAnswer.parse(JSON.parse(text));
        // Rate limits would hide other errors.
        if (response.status === 429) await api.database.db.deleteFrom('rate_limit').execute();
        if (response.status === 401 && role) tokens[role] = (await createUser(role)).token;
      };
      await fc.assert(fc.asyncProperty(requests, assertNoServerError), {
        numRuns: RUN_COUNT,
        ...(!isFullRun && { seed: 1 }),
      });

      expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 401, 403, 404, 422]));
      expect(statuses.get(200)).toBeGreaterThan(RUN_COUNT / 20);
    },
    RUN_COUNT * 60,
  );
});
