import type { asking } from './ask.ts';
import { posting } from './ask.ts';
import type { FixtureApi } from './fixtureApi.ts';

type Ask = ReturnType<typeof asking>;

let userCount = 0;

export function newUser(own: Partial<Record<'name' | 'email' | 'phone' | 'password', string>> = {}) {
  const password = own.password ?? 'mashrabiya of oak';
  return {
    name: 'Nadia Samir',
    email: `person${++userCount}@example.com`,
    password_confirmation: password,
    ...own,
    password,
  };
}

export async function registered(ask: Ask, own: Parameters<typeof newUser>[0] = {}) {
  const account = newUser(own);
  const { token, user } = await ask.answerOf('register', '/register', posting(account));
  return { ...account, token, user };
}

export async function confirmed({ ask, database, services }: FixtureApi, own?: Parameters<typeof newUser>[0]) {
  const account = await registered(ask, own);
  await database.db
    .updateTable('app_user')
    .set({ email_verified_at: services.clock() })
    .where('email', '=', account.email)
    .execute();
  return account;
}

/** Renews all sessions, after a time in which they would have expired. */
export const stayLoggedIn = ({ database, services }: FixtureApi) =>
  database.db.updateTable('session').set({ used_at: services.clock(), created_at: services.clock() }).execute();
