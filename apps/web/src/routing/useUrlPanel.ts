import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageAtom } from '../atoms/app.ts';
import { buildPanelHref, getOpenPanel, removePanel } from './panelUrl.ts';
import { afterStepBack, isGoingBack, stepBack } from './stepBack.ts';
import { hasHistory } from './useBack.ts';

/** Compares decoded values: the browser encodes what the router keeps as given. */
const isSameQuery = (one: string, other: string): boolean =>
  String(new URLSearchParams(one)) === String(new URLSearchParams(other));

/**
 * Panel that is open while the URL names it: opening adds a history entry, closing goes back. If an external link
 * opened it there is no entry to go back to, so the URL is replaced. A language change closes it.
 */
export function useUrlPanel(name: string, item?: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = getOpenPanel(search) === name;
  const isUrlRendered = () => isSameQuery(location.search, search) && !isGoingBack();
  const href = buildPanelHref(pathname, search, name, item);

  const onOpen = useCallback(
    () =>
      afterStepBack(() => {
        const openPanel = getOpenPanel(location.search);
        // One panel replaces the entry of another.
        if (openPanel !== name) navigate(href, { replace: openPanel !== null });
      }),
    [navigate, href, name],
  );
  const onClose = useCallback(() => {
    // Read now: a link of the panel may have replaced the entry already.
    if (getOpenPanel(location.search) !== name) return;
    if (hasHistory()) stepBack(() => navigate(-1));
    else navigate({ pathname: location.pathname, search: removePanel(location.search) }, { replace: true });
  }, [navigate, name]);

  const language = useAtomValue(languageAtom);
  const openedLanguage = useRef(language);
  const closeInOtherLanguage = useEffectEvent(onClose);
  useEffect(() => {
    if (openedLanguage.current === language) return;
    openedLanguage.current = language;
    closeInOtherLanguage();
  }, [language]);

  return { open, isUrlRendered, href, onOpen, onClose };
}
