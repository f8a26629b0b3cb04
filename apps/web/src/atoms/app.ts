import { DEFAULT_LANGUAGE, type Language } from '@mashrabiya/i18n';
import { atom } from 'jotai';

export const originAtom = atom('');
/** Time of the request, the same on server and browser. */
export const clockAtom = atom(new Date(0));

/** Collects a page's schema.org objects on the server; unused in the browser. */
export const schemaSinkAtom = atom<{ collect: (schemas: readonly object[]) => void } | null>(null);

export const languageAtom = atom<Language>(DEFAULT_LANGUAGE);

export const hydratedAtom = atom(false);

/** Counts the sessions of this page load, from 1. */
export const loginAtom = atom({ count: 0, isLoggedIn: false });
