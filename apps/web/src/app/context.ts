import type { Language } from '@mashrabiya/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../api/client.ts';

/** What a visit starts from; the stored login lives in the browser, so a server render has none. */
export interface Session {
  token: string | null;
}

/** What pages and loaders need of the outside. One per request, browser or story. */
export interface AppContext {
  client: Client;
  queryClient: QueryClient;
  language: Language;
  /** Scheme and host that links for other sites begin with, e.g. `https://mashrabiya.example`. */
  origin: string;
}
