import { buildLanguageCookie, LANGUAGE_KEY, type Language, LOCALES } from '@mashrabiya/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';
import { getKeyLanguage, withLanguage } from '../api/queryKeys.ts';
import { keepScrollPosition } from './keepScrollPosition.ts';

/** Copies answers to the new language's keys as stale, so that nothing disappears at the switch. */
function copyCachedAnswers(queryClient: QueryClient, from: Language, to: Language): void {
  for (const query of queryClient.getQueryCache().findAll({ type: 'active' })) {
    if (getKeyLanguage(query.queryKey) !== from || query.state.data === undefined) continue;
    const key = withLanguage(to, query.queryKey);
    if (queryClient.getQueryData(key) !== undefined) continue;
    queryClient.setQueryData(key, query.state.data, { updatedAt: 1 });
  }
}

/** The server reads the cookie; not every supported browser has the Cookie Store API. */
function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // A browser that refuses storage still has the cookie.
  }
  document.cookie = buildLanguageCookie(language, window.location.protocol === 'https:');
}

/** Switches the language in place; `show` rerenders the app in the new one. */
export async function switchLanguage(
  queryClient: QueryClient,
  texts: i18n,
  from: Language,
  to: Language,
  rerender: () => void,
): Promise<void> {
  await texts.loadLanguages(to);
  copyCachedAnswers(queryClient, from, to);
  saveLanguage(to);
  keepScrollPosition(() => {
    document.documentElement.lang = to;
    document.documentElement.dir = LOCALES[to].dir;
    flushSync(() => {
      void texts.changeLanguage(to);
      rerender();
    });
  });
}
