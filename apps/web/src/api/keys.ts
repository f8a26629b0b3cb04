import { type CallInput, type CallName, endpoints } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';

/** What an answer depends on besides the call and its input. */
export interface Scope {
  language: Language;
  /** The session of the answer; absent for a visitor's. */
  person?: string;
  /** Name of the part that is cached, if not the whole answer. */
  part?: string;
  /** Cached as consecutive pages. */
  pages?: true;
}

/** The key of every query. Invalidation goes by its first member, see `useApiMutation`. */
export type ApiKey = readonly [call: CallName, scope: Scope, input: unknown];

/**
 * Calls that we make as a visitor, whoever is logged in: hearts are asked for apart (docs/decisions/0024), so that one
 * answer does for everybody and a login changes nothing on the page.
 */
const ASKED_AS_VISITOR: ReadonlySet<CallName> = new Set<CallName>([
  'search',
  'listForSale',
  'listForRent',
  'getProperty',
  'listReels',
  'getReel',
]);

/** Whether the answer depends on the user; the session is then part of the key. */
export const isPersonal = (call: CallName): boolean =>
  endpoints[call].access !== 'public' && !ASKED_AS_VISITOR.has(call);

/** Whether the call needs a login. */
export const needsPerson = (call: CallName): boolean => endpoints[call].access === 'required';

interface KeyContext {
  language: Language;
  /** The login; empty for a visitor. */
  person: string;
}

export function apiKey<N extends CallName>(
  { language, person }: KeyContext,
  call: N,
  input: CallInput<N> | undefined,
  kept: Pick<Scope, 'part' | 'pages'> = {},
): ApiKey {
  return [call, { language, ...(isPersonal(call) && person ? { person } : {}), ...kept }, input ?? null];
}

const scopeOf = (key: readonly unknown[]): Partial<Scope> =>
  typeof key[1] === 'object' && key[1] !== null ? key[1] : {};

/** Whether a key belongs to a user's own answer, which is removed at logout. */
export const isOwnKey = (key: readonly unknown[]): boolean => scopeOf(key).person !== undefined;

/** The language that an answer is in. */
export const languageOfKey = (key: readonly unknown[]): Language | undefined => scopeOf(key).language;

/** The same key in another language. */
export const keyIn = (language: Language, key: readonly unknown[]): readonly unknown[] => [
  key[0],
  { ...scopeOf(key), language },
  ...key.slice(2),
];
