import type { z } from 'zod';
import type { CallName } from '../endpoints.ts';
import { accountCalls } from './accounts.ts';
import { advisorCalls } from './advisors.ts';
import { alertCalls } from './alerts.ts';
import type { Call } from './call.ts';
import { contactCalls } from './contact.ts';
import { draftCalls } from './drafts.ts';
import { engagementCalls } from './engagement.ts';
import { exportCalls } from './exports.ts';
import { facetCalls } from './facets.ts';
import { favoriteCalls } from './favorites.ts';
import { financeCalls } from './finance.ts';
import { identityCalls } from './identities.ts';
import { listingCalls } from './listings.ts';
import { mailLinkCalls } from './mailLinks.ts';
import { mapCalls } from './map.ts';
import { marketCalls } from './market.ts';
import { moderationCalls } from './moderation.ts';
import { nearestCalls } from './nearest.ts';
import { orderCalls } from './orders.ts';
import { overviewCalls } from './overview.ts';
import { owningCalls } from './owning.ts';
import { passkeyCalls } from './passkeys.ts';
import { profileCalls } from './profile.ts';
import { providerCalls } from './providers.ts';
import { reelCalls } from './reels.ts';
import { referenceCalls } from './reference.ts';
import { reportCalls } from './reports.ts';
import { savedSearchCalls } from './savedSearches.ts';
import { textCalls } from './texts.ts';
import { twoFactorCalls } from './twoFactor.ts';
import { wordCalls } from './words.ts';

/** Every call, by name. Each name of `endpoints` must be here. */
export const calls = {
  ...referenceCalls,
  ...listingCalls,
  ...facetCalls,
  ...nearestCalls,
  ...wordCalls,
  ...mapCalls,
  ...marketCalls,
  ...engagementCalls,
  ...accountCalls,
  ...mailLinkCalls,
  ...profileCalls,
  ...twoFactorCalls,
  ...passkeyCalls,
  ...identityCalls,
  ...favoriteCalls,
  ...savedSearchCalls,
  ...overviewCalls,
  ...alertCalls,
  ...exportCalls,
  ...owningCalls,
  ...draftCalls,
  ...moderationCalls,
  ...orderCalls,
  ...financeCalls,
  ...reportCalls,
  ...textCalls,
  ...contactCalls,
  ...reelCalls,
  ...providerCalls,
  ...advisorCalls,
} satisfies Record<CallName, Call>;

type Calls = typeof calls;
type Part<C, K extends string> = C extends { [P in K]: infer S } ? (S extends z.ZodType ? z.input<S> : never) : never;

/** The names of a call's fields of files. */
export type FileFieldOf<N extends CallName> = Calls[N] extends { files: infer F } ? keyof F & string : never;

/** Input of one call, e.g. `CallInput<'getProperty'>` is `{ params: { id: string } }`. */
export type CallInput<N extends CallName> = {
  [K in keyof Calls[N] & ('params' | 'query' | 'body')]: Part<Calls[N], K>;
} & (Calls[N] extends { files: object }
  ? { files?: { [F in FileFieldOf<N>]?: Blob | readonly Blob[] | undefined } }
  : unknown);
/** Answer of one call. */
export type CallAnswer<N extends CallName> = z.infer<Calls[N]['answer']>;
