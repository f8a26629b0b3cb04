import type { Language } from '@mashrabiya/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../api/client.ts';

/** What pages and loaders need of the outside. One per request, browser or story. */
export interface AppContext {
  client: Client;
  queryClient: QueryClient;
  language: Language;
  /** Scheme and host that links for other sites begin with, e.g. `https://mashrabiya.example`. */
  origin: string;
}
