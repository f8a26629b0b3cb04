import { LANGUAGE_QUERY, otherLanguage } from '@mashrabiya/i18n';
import { useAtom, useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageAtom } from '../atoms/app.ts';
import { switchLanguage } from './switchLanguage.ts';

/** The other language's address for this page, and the switch that needs no reload. */
export function useLanguageSwitch() {
  const [language, setLanguage] = useAtom(languageAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const { i18n } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const next = otherLanguage(language);

  const parameters = new URLSearchParams(search);
  const asked = parameters.has(LANGUAGE_QUERY);
  parameters.set(LANGUAGE_QUERY, next);
  const href = `${pathname}?${parameters}${hash}`;

  const toggle = useCallback(async () => {
    await switchLanguage(queryClient, i18n, language, next, () => setLanguage(next));
    if (asked) navigate(href, { replace: true });
  }, [queryClient, i18n, language, next, setLanguage, asked, navigate, href]);

  return { next, href, toggle };
}
