import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { getOpenPanel } from './panelUrl.ts';
import { afterStepBack, isGoingBack } from './stepBack.ts';

/** Navigates inside the app, with a new history entry or by replacing the current one. */
type FollowLink = (href: string, replace: boolean) => void;

const FollowLinkContext = createContext<FollowLink>(() => {});

/** Link handler; a stable reference while the URL changes. */
export const useFollowLink = (): FollowLink => use(FollowLinkContext);

/**
 * A link in an open panel replaces its history entry, so that Back skips the panel. As in browsers, a link to the
 * current URL adds no entry.
 */
export function LinkNavigationProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef<FollowLink>(undefined);
  useLayoutEffect(() => {
    latest.current = (href, replace) => {
      if (isGoingBack()) return afterStepBack(() => navigate(href, { replace }));
      // The browser's URL: a panel that opens may not be rendered yet.
      const isInPanel = getOpenPanel(window.location.search) !== null;
      navigate(href, { replace: replace || isInPanel || href === createPath(location) });
    };
  });
  const follow = useCallback<FollowLink>((...link) => latest.current?.(...link), []);
  return <FollowLinkContext value={follow}>{children}</FollowLinkContext>;
}
