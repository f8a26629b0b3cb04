import { atom } from 'jotai';
import { hydratedAtom, languageAtom, loginAtom } from '../atoms/app.ts';
import type { Client } from './client.ts';

/** Set once, when the app is created. */
export const clientAtom = atom<Client | null>(null);
export const apiUrlAtom = atom('');

/** Session part of query keys; empty for a visitor, on the server and until hydration. */
const userKeyAtom = atom((get) => {
  const { count, isLoggedIn } = get(loginAtom);
  return isLoggedIn && get(hydratedAtom) ? `login-${count}` : '';
});

export const queryContextAtom = atom((get) => {
  const client = get(clientAtom);
  if (!client) throw new Error('No API client: set clientAtom when creating the app');
  return { client, language: get(languageAtom), user: get(userKeyAtom) };
});
