import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { sliderOf } from './slider.ts';
import { afterStepBack, isGoingBack } from './stepBack.ts';

/** Goes to a path inside the app, in a step of the history of its own or in the place of the current one. */
type Follow = (href: string, replace: boolean) => void;

const FollowContext = createContext<Follow>(() => {});

/** What a pressed link calls. It stays the same function while the address changes. */
export const useFollow = (): Follow => use(FollowContext);

/**
 * Gives the links below it the router. One in an open panel takes the panel's step in the history: Back from where it
 * leads goes to the page below the panel. One to the current address adds no step, as in browsers.
 */
export function Following({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef<Follow>(undefined);
  useLayoutEffect(() => {
    latest.current = (href, replace) => {
      if (isGoingBack()) return afterStepBack(() => navigate(href, { replace }));
      const isInPanel = sliderOf(location.search) !== null;
      navigate(href, { replace: replace || isInPanel || href === createPath(location) });
    };
  });
  const follow = useCallback<Follow>((...link) => latest.current?.(...link), []);
  return <FollowContext value={follow}>{children}</FollowContext>;
}
