import { EmptyFallback, lazyPart } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hydratedAtom } from '../atoms/app.ts';
import { LazyPanel } from '../routing/LazyPanel.tsx';
import { getOpenPanel, removePanel } from '../routing/panelUrl.ts';
import { useUrlPanel } from '../routing/useUrlPanel.ts';
import { signedInAtom } from './atoms.ts';
import { AFTER_LOGIN_PANELS } from './getNextPanel.ts';
import { Login } from './lazyParts.ts';
import { LOGIN_PANEL } from './useRequireLogin.ts';

const AfterLoginPanels = lazyPart(() => import('./AfterLoginPanels.tsx'), EmptyFallback);

/** Login panel and its follow-up panels, over any page. Loaded when first opened. */
export function LazyLogin() {
  const { open, onClose } = useUrlPanel(LOGIN_PANEL);
  const { pathname, search } = useLocation();
  const isSignedIn = useAtomValue(signedInAtom);
  const isHydrated = useAtomValue(hydratedAtom);
  // A step back or forward may lead to the panel's URL after a login: then there is nothing to ask.
  const [isPrompting, setPrompting] = useState(false);
  if (open && isHydrated && !isSignedIn && !isPrompting) setPrompting(true);
  if (!open && isPrompting) setPrompting(false);
  const shouldClosePanel = open && isHydrated && isSignedIn && !isPrompting;
  const navigate = useNavigate();
  useEffect(() => {
    if (shouldClosePanel) navigate({ pathname, search: removePanel(search) }, { replace: true });
  }, [shouldClosePanel, navigate, pathname, search]);
  const hasFollowUp = AFTER_LOGIN_PANELS.some((name) => name === getOpenPanel(search)) && isSignedIn;
  return (
    <>
      <LazyPanel open={open && isPrompting}>
        <Login open={open && isPrompting} onClose={onClose} />
      </LazyPanel>
      <LazyPanel open={hasFollowUp}>
        <AfterLoginPanels />
      </LazyPanel>
    </>
  );
}
