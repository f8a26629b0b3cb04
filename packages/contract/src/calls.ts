import type { z } from 'zod';
import { accountCalls } from './accounts/calls.ts';
import { identityCalls } from './accounts/identityCalls.ts';
import { loginMethodCalls } from './accounts/loginMethodCalls.ts';
import { mailLinkCalls } from './accounts/mailLinkCalls.ts';
import { passkeyCalls } from './accounts/passkeyCalls.ts';
import { phoneCalls } from './accounts/phoneCalls.ts';
import { profileCalls } from './accounts/profileCalls.ts';
import { twoFactorCalls } from './accounts/twoFactorCalls.ts';
import { alertCalls } from './alerts/calls.ts';
import type { Call } from './call/call.ts';
import { companyCalls } from './companies/calls.ts';
import { contactCalls } from './contact/calls.ts';
import { conversationCalls } from './conversations/calls.ts';
import { visitorEnquiryCalls } from './conversations/visitorEnquiryCalls.ts';
import type { CallName } from './endpoints.ts';
import { engagementCalls } from './engagement/calls.ts';
import { exportCalls } from './exports/calls.ts';
import { favoriteCalls } from './favorites/calls.ts';
import { financeCalls } from './finance/calls.ts';
import { leadCalls } from './leads/calls.ts';
import { listingCalls } from './listings/calls.ts';
import { facetCalls } from './listings/facetCalls.ts';
import { mapCalls } from './listings/mapCalls.ts';
import { nearestCalls } from './listings/nearestCalls.ts';
import { queryTextCalls } from './listings/queryTextCalls.ts';
import { marketCalls } from './market/calls.ts';
import { moderationCalls } from './moderation/calls.ts';
import { myListingsCalls } from './myListings/calls.ts';
import { draftCalls } from './myListings/draftCalls.ts';
import { operationCalls } from './operations/calls.ts';
import { orderCalls } from './payments/calls.ts';
import { advisorCalls } from './people/advisorCalls.ts';
import { providerCalls } from './people/providerCalls.ts';
import { reelCalls } from './reels/calls.ts';
import { referenceCalls } from './reference/calls.ts';
import { reportCalls } from './reports/calls.ts';
import { savedSearchCalls } from './savedSearches/calls.ts';
import { textCalls } from './texts/calls.ts';

/** Every call by name. Each name of `endpoints` must be here. */
export const calls = {
  ...referenceCalls,
  ...listingCalls,
  ...facetCalls,
  ...nearestCalls,
  ...queryTextCalls,
  ...mapCalls,
  ...marketCalls,
  ...engagementCalls,
  ...conversationCalls,
  ...visitorEnquiryCalls,
  ...leadCalls,
  ...accountCalls,
  ...mailLinkCalls,
  ...profileCalls,
  ...phoneCalls,
  ...twoFactorCalls,
  ...passkeyCalls,
  ...identityCalls,
  ...loginMethodCalls,
  ...favoriteCalls,
  ...savedSearchCalls,
  ...alertCalls,
  ...exportCalls,
  ...myListingsCalls,
  ...draftCalls,
  ...moderationCalls,
  ...operationCalls,
  ...orderCalls,
  ...financeCalls,
  ...reportCalls,
  ...textCalls,
  ...contactCalls,
  ...reelCalls,
  ...providerCalls,
  ...advisorCalls,
  ...companyCalls,
} satisfies Record<CallName, Call>;

type Calls = typeof calls;
type Part<C, K extends string> = C extends { [P in K]: infer S } ? (S extends z.ZodType ? z.input<S> : never) : never;

export type FileFieldOf<N extends CallName> = Calls[N] extends { files: infer F } ? keyof F & string : never;

type LimitsOf<N extends CallName> = Calls[N] extends { limits: infer L } ? L : never;

/** Names of the limits that a call's handler counts; the others are counted before it. */
export type LimitOf<N extends CallName> = {
  [K in keyof LimitsOf<N>]: LimitsOf<N>[K] extends { counts: string } ? K : never;
}[keyof LimitsOf<N>] &
  string;

/** Input of one call: `CallInput<'getProperty'>` is `{ params: { id: string } }`. */
export type CallInput<N extends CallName> = {
  [K in keyof Calls[N] & ('params' | 'query' | 'body')]: Part<Calls[N], K>;
} & (Calls[N] extends { files: object }
  ? { files?: { [F in FileFieldOf<N>]?: Blob | readonly Blob[] | undefined } }
  : unknown);
export type CallAnswer<N extends CallName> = z.infer<Calls[N]['answer']>;
