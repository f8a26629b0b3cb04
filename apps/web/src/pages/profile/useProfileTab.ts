import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findSectionSearch, parseTab, type Tab } from './profileTabs.ts';

/** Tab named by the URL. A link to a section without a tab gets the section's tab, which the server cannot know. */
export function useProfileTab(): Tab {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const addTab = useEffectEvent((linkedHash: string) => {
    const sectionSearch = findSectionSearch(search, linkedHash);
    if (sectionSearch !== undefined) navigate({ pathname, search: sectionSearch, hash: linkedHash }, { replace: true });
  });
  useEffect(() => addTab(hash), [hash]);
  return parseTab(search);
}
