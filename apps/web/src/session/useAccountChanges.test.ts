import type { User } from '@mashrabiya/contract';
import { QueryClient } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from '../api/client.ts';
import { clientAtom } from '../api/queryContext.ts';
import { type OutboxMessage, outboxAtom } from '../messages/outbox.ts';
import { sessionAtom } from './atoms.ts';
import { useAccountChanges } from './useAccountChanges.ts';

const PREVIOUS_EMAIL = 'nadia@example.com';
const user: User = {
  id: '0b5a2a51-4f3f-4d28-9d0c-5b1f6a3c2d10',
  name: 'Nadia',
  email: 'nadia.samir@example.com',
  email_verified: true,
  phone: '',
  phone_confirmed_on: null,
  profile_pic: null,
  rating: null,
  active_from: '2026-01-01',
  role: 'user',
  blocked: null,
};

test('a user whose email has changed keeps unsent messages; those of others stay theirs', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const store = createStore();
  const fetch = async () => new Response(JSON.stringify({ data: user }));
  const client = createClient({ fetch, language: () => 'ar', token: () => 'token' });
  store.set(queryClientAtom, new QueryClient());
  store.set(clientAtom, () => client);
  store.set(sessionAtom, { token: 'token', user: { name: 'Nadia', email: PREVIOUS_EMAIL, phone: '' } });
  const message: Omit<OutboxMessage, 'email'> = { conversation: 'c', id: 'm', text: 't', sent_at: '' };
  store.set(outboxAtom, () => [PREVIOUS_EMAIL, 'karim@example.com'].map((email) => ({ ...message, email })));
  let changes: ReturnType<typeof useAccountChanges> | undefined;
  const Form = () => {
    changes = useAccountChanges();
    return null;
  };
  renderToString(createElement(Provider, { store }, createElement(Form)));

  await changes?.setPhone('01000000000');
  expect(store.get(sessionAtom)?.user.email).toBe(user.email);
  expect(store.get(outboxAtom).map(({ email }) => email)).toEqual([user.email, 'karim@example.com']);
});
