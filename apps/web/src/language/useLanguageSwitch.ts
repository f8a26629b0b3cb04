import { isLanguage, LANGUAGE_QUERY, otherLanguage } from '@mashrabiya/i18n';
import { useAtom, useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageAtom } from '../atoms/app.ts';
import { switchLanguage } from './switchLanguage.ts';

/** URL of the page in the other language, and a switch without reload. */
export function useLanguageSwitch() {
  const [language, setLanguage] = useAtom(languageAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const { i18n } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const next = otherLanguage(language);

  const parameters = new URLSearchParams(search);
  const asked = parameters.get(LANGUAGE_QUERY);
  parameters.set(LANGUAGE_QUERY, next);
  const href = `${pathname}?${parameters}${hash}`;
  parameters.set(LANGUAGE_QUERY, language);
  const own = `${pathname}?${parameters}${hash}`;

  // A language in the URL must match the shown one, also after going back to an entry in the other language.
  const outdated = isLanguage(asked) && asked !== language;
  useEffect(() => {
    if (outdated) navigate(own, { replace: true });
  }, [outdated, own, navigate]);

  const toggle = useCallback(
    () => switchLanguage(queryClient, i18n, language, next, () => setLanguage(next)),
    [queryClient, i18n, language, next, setLanguage],
  );
  return { next, href, toggle };
}
