import { API_PREFIX } from '@mashrabiya/contract';
import { firstLanguage, LANGUAGE_KEY, LANGUAGE_QUERY, type Language, languageOfHeader } from '@mashrabiya/i18n';
import type { Context } from 'hono';
import { acceptedEncoding } from './encoding.ts';
import { memoized } from './memoized.ts';

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

const API_PATHS = `${API_PREFIX}/`;
const languageByHeader = memoized(languageOfHeader);
const COOKIE = new RegExp(`(?:^|; )${LANGUAGE_KEY}=(\\w+)`);

/** Language of an answer: the API uses the header alone, pages the visitor's choice. */
export function languageOf({
  path,
  cookie,
  acceptLanguage,
}: Pick<RequestFacts, 'path' | 'cookie' | 'acceptLanguage'>): Language {
  if (path.startsWith(API_PATHS)) return languageByHeader(acceptLanguage);
  const query = path.indexOf('?');
  const asked = query < 0 ? null : new URLSearchParams(path.slice(query)).get(LANGUAGE_QUERY);
  return firstLanguage([asked, cookie && COOKIE.exec(cookie)?.[1], languageByHeader(acceptLanguage)]);
}

export function languageIn(c: Context): Language {
  const { pathname, search } = new URL(c.req.url);
  const [cookie, acceptLanguage] = [c.req.header('cookie'), c.req.header('accept-language')];
  return languageOf({ path: pathname + search, cookie, acceptLanguage });
}

export function responseKey(facts: RequestFacts): string | undefined {
  if (facts.method !== 'GET' || facts.authorization !== undefined) return undefined;
  return `${languageOf(facts)} ${acceptedEncoding(facts.acceptEncoding)} ${facts.origin}${facts.path}`;
}
