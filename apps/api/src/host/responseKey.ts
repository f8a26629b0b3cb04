import { API_PREFIX } from '@mashrabiya/contract';
import { findFirstLanguage, LANGUAGE_KEY, LANGUAGE_QUERY, type Language, parseLanguageHeader } from '@mashrabiya/i18n';
import type { Context } from 'hono';
import { getAcceptedEncoding } from './encoding.ts';
import { memoize } from './memoize.ts';

/** Request fields that form the response cache key. */
export interface RequestFacts {
  method: string;
  origin: string;
  path: string;
  acceptLanguage: string | undefined;
  acceptEncoding: string | undefined;
  cookie: string | undefined;
  authorization: string | undefined;
}

const API_PATH_PREFIX = `${API_PREFIX}/`;
const getHeaderLanguage = memoize(parseLanguageHeader);
const COOKIE = new RegExp(`(?:^|; )${LANGUAGE_KEY}=(\\w+)`);

/** Language of an answer: the API uses the header alone, pages the visitor's choice. */
function resolveLanguage({
  path,
  cookie,
  acceptLanguage,
}: Pick<RequestFacts, 'path' | 'cookie' | 'acceptLanguage'>): Language {
  if (path.startsWith(API_PATH_PREFIX)) return getHeaderLanguage(acceptLanguage);
  const query = path.indexOf('?');
  const requestedLanguage = query < 0 ? null : new URLSearchParams(path.slice(query)).get(LANGUAGE_QUERY);
  return findFirstLanguage([requestedLanguage, cookie && COOKIE.exec(cookie)?.[1], getHeaderLanguage(acceptLanguage)]);
}

/** True if the page is in another language because of the visitor's cookie, which shared caches do not see. */
export const hasOwnLanguage = (facts: Pick<RequestFacts, 'path' | 'cookie' | 'acceptLanguage'>): boolean =>
  facts.cookie !== undefined && resolveLanguage(facts) !== resolveLanguage({ ...facts, cookie: undefined });

export function getLanguage(c: Context): Language {
  const { pathname, search } = new URL(c.req.url);
  const [cookie, acceptLanguage] = [c.req.header('cookie'), c.req.header('accept-language')];
  return resolveLanguage({ path: pathname + search, cookie, acceptLanguage });
}

export function buildResponseKey(facts: RequestFacts): string | undefined {
  if (facts.method !== 'GET' || facts.authorization !== undefined) return undefined;
  return `${resolveLanguage(facts)} ${getAcceptedEncoding(facts.acceptEncoding)} ${facts.origin}${facts.path}`;
}
