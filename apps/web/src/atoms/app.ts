import { DEFAULT_LANGUAGE, type Language } from '@mashrabiya/i18n';
import { atom } from 'jotai';
import type { Client } from '../api/client.ts';

/** Set once, when the app is made. */
export const clientAtom = atom<Client | null>(null);
export const originAtom = atom('');
/** The moment that the page was asked for; server and browser agree on it. */
export const clockAtom = atom(new Date(0));

/** Takes a page's schema.org objects while the server draws it; in the browser nobody asks for them. */
export const schemaSinkAtom = atom<{ take: (schemas: readonly object[]) => void } | null>(null);

export const languageAtom = atom<Language>(DEFAULT_LANGUAGE);

/** The context that queries are made from. */
export const queryContextAtom = atom((get) => {
  const client = get(clientAtom);
  if (!client) throw new Error('the app was not given a client');
  return { client, language: get(languageAtom) };
});
