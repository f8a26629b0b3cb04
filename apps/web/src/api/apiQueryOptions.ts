import type { CallAnswer, CallInput, CallName } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { CallIdentity, Client } from './client.ts';
import { buildQueryKey, isPersonal, needsUser } from './queryKeys.ts';

/** Context of every query: language and session become part of its key. */
export interface QueryContext {
  client: Client;
  language: Language;
  user: string;
}

export interface AnswerPart<N extends CallName, T> {
  call: N;
  name?: string;
  select: (answer: CallAnswer<N>) => T;
}
export const definePart = <N extends CallName, T>(
  call: N,
  name: string,
  select: AnswerPart<N, T>['select'],
): AnswerPart<N, T> => ({
  call,
  name,
  select,
});

const DAY_MS = 24 * 3600_000;

interface QueryPolicy {
  /** Milliseconds; five minutes by default. */
  staleTime?: number;
  retry?: false;
  /** Not aborted on unmount: the next reader waits for the same answer. */
  isDetached?: true;
}

const QUERY_POLICIES: Partial<Record<CallName, QueryPolicy>> = {
  getCategories: { staleTime: DAY_MS, isDetached: true },
  getGovernorates: { staleTime: DAY_MS, isDetached: true },
  getMainFeatures: { staleTime: DAY_MS },
  interpret: { staleTime: Number.POSITIVE_INFINITY, retry: false },
  getSuggestions: { retry: false },
  // Favorites and views change constantly.
  getStatistics: { staleTime: 0 },
  checkResetLink: { staleTime: Number.POSITIVE_INFINITY },
  checkEmailLink: { staleTime: Number.POSITIVE_INFINITY },
  // A link works once: it is neither retried nor aborted.
  verifyEmail: { staleTime: Number.POSITIVE_INFINITY, retry: false, isDetached: true },
};

export const toPart = <N extends CallName>(callOrPart: N | AnswerPart<N, unknown>): AnswerPart<N, unknown> =>
  typeof callOrPart === 'string' ? { call: callOrPart, select: (answer) => answer } : callOrPart;

/** Disabled without an input, and for visitors if the call needs a login; impersonal calls carry no token. */
export function apiQueryOptions<N extends CallName>(
  context: QueryContext,
  call: N,
  input: CallInput<N> | undefined,
): PartQuery<N, CallAnswer<N>>;
export function apiQueryOptions<N extends CallName, T>(
  context: QueryContext,
  part: AnswerPart<N, T>,
  input: CallInput<N> | undefined,
): PartQuery<N, T>;
export function apiQueryOptions<N extends CallName>(
  context: QueryContext,
  callOrPart: N | AnswerPart<N, unknown>,
  input: CallInput<N> | undefined,
): PartQuery<N, unknown> {
  return buildPartQuery(context, toPart(callOrPart), input);
}

/** Login and language of a call, fixed here: a retry may run after the page's language changed. */
export const getCallIdentity = ({ language, user }: QueryContext, call: CallName): CallIdentity => ({
  language,
  sendAs: isPersonal(call) && user ? 'user' : 'visitor',
});

type PartQuery<N extends CallName, T> = ReturnType<typeof buildPartQuery<N, T>>;

function buildPartQuery<N extends CallName, T>(
  context: QueryContext,
  { call, name, select }: AnswerPart<N, T>,
  input: CallInput<N> | undefined,
) {
  const { client, user } = context;
  const { isDetached, ...policy } = QUERY_POLICIES[call] ?? {};
  const isEnabled = input !== undefined && !(needsUser(call) && user === '');
  return queryOptions({
    queryKey: buildQueryKey(context, call, input, name === undefined ? {} : { part: name }),
    queryFn: isEnabled
      ? async (query): Promise<T> => {
          // TanStack aborts a query only if it has read its signal, so detached queries do not read theirs.
          const signal = isDetached ? undefined : query.signal;
          return select(await client(call, input, signal, getCallIdentity(context, call)));
        }
      : skipToken,
    ...policy,
  });
}
