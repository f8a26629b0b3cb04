import { DEFAULT_LANGUAGE, type Language } from '@mashrabiya/i18n';
import { atom } from 'jotai';

/** Scheme and host of the site. Set once, when the app is made. */
export const originAtom = atom('');
/** Time of the request, the same on server and browser. */
export const clockAtom = atom(new Date(0));

/** Collects a page's schema.org objects on the server; unused in the browser. */
export const schemaSinkAtom = atom<{ take: (schemas: readonly object[]) => void } | null>(null);

export const languageAtom = atom<Language>(DEFAULT_LANGUAGE);

/** Whether the page is hydrated. */
export const hydratedAtom = atom(false);

/** Number of the current session of this visit, from 1; counted by `session`. */
export const loginAtom = atom({ count: 0, held: false });
