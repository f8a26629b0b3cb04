import { DEFAULT_LANGUAGE, type Language } from '@mashrabiya/i18n';
import { atom } from 'jotai';
import type { Client } from '../api/client.ts';

/** Set once, when the app is made. */
export const clientAtom = atom<Client | null>(null);
export const originAtom = atom('');
/** Origin and prefix of the API. */
export const apiUrlAtom = atom('');
/** Time of the request, the same on server and browser. */
export const clockAtom = atom(new Date(0));

/** Collects a page's schema.org objects on the server; unused in the browser. */
export const schemaSinkAtom = atom<{ take: (schemas: readonly object[]) => void } | null>(null);

export const languageAtom = atom<Language>(DEFAULT_LANGUAGE);

/** Whether the page is hydrated. */
export const hydratedAtom = atom(false);

/** Number of the current session of this visit, from 1; counted by `session`. */
export const loginAtom = atom({ count: 0, held: false });

/** Session part of query keys; empty for a visitor, on the server and until hydration. */
const personKeyAtom = atom((get) => {
  const { count, held } = get(loginAtom);
  return held && get(hydratedAtom) ? `login-${count}` : '';
});

/** Context of queries. */
export const queryContextAtom = atom((get) => {
  const client = get(clientAtom);
  if (!client) throw new Error('the app was not given a client');
  return { client, language: get(languageAtom), person: get(personKeyAtom) };
});
