import type { QueryClient } from '@tanstack/react-query';
import type { QueryContext } from '../api/query.ts';

/** Context of pages and loaders. One per request, browser or story. */
export interface AppContext extends QueryContext {
  queryClient: QueryClient;
  /** Scheme and host that links for other sites begin with, e.g. `https://mashrabiya.example`. */
  origin: string;
}
