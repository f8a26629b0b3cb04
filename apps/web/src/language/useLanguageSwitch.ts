import { getOtherLanguage, isLanguage, LANGUAGE_QUERY } from '@mashrabiya/i18n';
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
  const next = getOtherLanguage(language);

  const parameters = new URLSearchParams(search);
  const urlLanguage = parameters.get(LANGUAGE_QUERY);
  parameters.set(LANGUAGE_QUERY, next);
  const href = `${pathname}?${parameters}${hash}`;
  parameters.set(LANGUAGE_QUERY, language);
  const currentHref = `${pathname}?${parameters}${hash}`;

  // A language in the URL must match the shown one, also after going back to an entry in the other language.
  const isOutdated = isLanguage(urlLanguage) && urlLanguage !== language;
  useEffect(() => {
    if (isOutdated) navigate(currentHref, { replace: true });
  }, [isOutdated, currentHref, navigate]);

  const toggle = useCallback(
    () => switchLanguage(queryClient, i18n, language, next, () => setLanguage(next)),
    [queryClient, i18n, language, next, setLanguage],
  );
  return { next, href, toggle };
}
