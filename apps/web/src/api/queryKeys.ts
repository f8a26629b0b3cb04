import { type CallInput, type CallName, endpoints } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';

export interface Scope {
  language: Language;
  /** Session of the answer; absent for a visitor's. */
  user?: string;
  part?: string;
  isPaged?: true;
}

/** Key of every query. Invalidation matches its first member, see `useApiMutation`. */
export type ApiQueryKey = readonly [call: CallName, scope: Scope, input: unknown];

/** Called without a token: favorites load separately (docs/decisions/0024), so one answer serves everyone. */
const ANONYMOUS_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'search',
  'listForSale',
  'listForRent',
  'getProperty',
  'listReels',
  'getReel',
]);

/** True when the answer depends on the user; the session is then part of the key. */
export const isPersonal = (call: CallName): boolean =>
  endpoints[call].access !== 'public' && !ANONYMOUS_CALLS.has(call);

export const needsUser = (call: CallName): boolean => endpoints[call].access === 'required';

interface KeyContext {
  language: Language;
  /** Session; empty for a visitor. */
  user: string;
}

export function buildQueryKey<N extends CallName>(
  { language, user }: KeyContext,
  call: N,
  input: CallInput<N> | undefined,
  keyScope: Pick<Scope, 'part' | 'isPaged'> = {},
): ApiQueryKey {
  return [call, { language, ...(isPersonal(call) && user ? { user } : {}), ...keyScope }, input ?? null];
}

const getScope = (key: readonly unknown[]): Partial<Scope> =>
  typeof key[1] === 'object' && key[1] !== null ? key[1] : {};

/** True for the key of a personal answer, which logout removes. */
export const isUserSpecificKey = (key: readonly unknown[]): boolean => getScope(key).user !== undefined;

export const getKeyLanguage = (key: readonly unknown[]): Language | undefined => getScope(key).language;

export const withLanguage = (language: Language, key: readonly unknown[]): readonly unknown[] => [
  key[0],
  { ...getScope(key), language },
  ...key.slice(2),
];
