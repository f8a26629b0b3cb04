import type { createClient } from './client.ts';
import { buildJsonRequest, withToken } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';

type TestClient = ReturnType<typeof createClient>;

let userCount = 0;

export function newUser(overrides: Partial<Record<'name' | 'email' | 'phone' | 'password', string>> = {}) {
  const password = overrides.password ?? 'mashrabiya of oak';
  return {
    name: 'Nadia Samir',
    email: `person${++userCount}@example.com`,
    password_confirmation: password,
    ...overrides,
    password,
  };
}

export async function registerUser(client: TestClient, overrides: Parameters<typeof newUser>[0] = {}) {
  const account = newUser(overrides);
  const { token, user } = await client.fetchAnswer('register', '/register', buildJsonRequest(account));
  return { ...account, token, user };
}

export async function registerConfirmedUser(
  { client, database, services }: FixtureApi,
  overrides?: Parameters<typeof newUser>[0],
) {
  const account = await registerUser(client, overrides);
  await database.db
    .updateTable('app_user')
    .set({ email_verified_at: services.clock() })
    .where('email', '=', account.email)
    .execute();
  return account;
}

export const deleteAccount = ({ client }: FixtureApi, { token, password }: { token: string; password: string }) =>
  client.fetchAnswer(
    'deleteAccount',
    '/user',
    withToken(token, { ...buildJsonRequest({ current_password: password }), method: 'DELETE' }),
  );

/** Renews all sessions, after a time in which they would have expired. */
export const stayLoggedIn = ({ database, services }: FixtureApi) =>
  database.db.updateTable('session').set({ used_at: services.clock(), created_at: services.clock() }).execute();
