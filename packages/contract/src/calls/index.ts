import type { z } from 'zod';
import type { CallName } from '../endpoints.ts';
import { accountCalls } from './accounts.ts';
import type { Call } from './call.ts';
import { facetCalls } from './facets.ts';
import { favoriteCalls } from './favorites.ts';
import { interestCalls } from './interest.ts';
import { listingCalls } from './listings.ts';
import { mailLinkCalls } from './mailLinks.ts';
import { mapCalls } from './map.ts';
import { marketCalls } from './market.ts';
import { profileCalls } from './profile.ts';
import { referenceCalls } from './reference.ts';
import { wordCalls } from './words.ts';

/** Every call, by name. Each name of `endpoints` must be here. */
export const calls = {
  ...referenceCalls,
  ...listingCalls,
  ...facetCalls,
  ...wordCalls,
  ...mapCalls,
  ...marketCalls,
  ...interestCalls,
  ...accountCalls,
  ...mailLinkCalls,
  ...profileCalls,
  ...favoriteCalls,
} satisfies Record<CallName, Call>;

type Calls = typeof calls;
type Part<C, K extends string> = C extends { [P in K]: infer S } ? (S extends z.ZodType ? z.input<S> : never) : never;

/** What the caller of one call hands over, e.g. `CallInput<'getProperty'>` is `{ params: { id: string } }`. */
export type CallInput<N extends CallName> = {
  [K in keyof Calls[N] & ('params' | 'query' | 'body')]: Part<Calls[N], K>;
};
/** What one call answers. */
export type CallAnswer<N extends CallName> = z.infer<Calls[N]['answer']>;
