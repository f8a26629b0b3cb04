import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasHistory } from './useBack.ts';

/** Query parameter that names the open panel (specification, section 2). */
const SLIDER = 'slider';

/** Address of this page with a panel open. */
export function sliderHref(pathname: string, search: string, name: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(SLIDER, name);
  return `${pathname}?${parameters}`;
}

/**
 * A panel that is open while the address says so: opening adds a step to the history, closing takes it back. Opened by
 * a link from elsewhere there is no step to take back, so the address is replaced.
 */
export function useSlider(name: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = new URLSearchParams(search).get(SLIDER) === name;
  const href = sliderHref(pathname, search, name);

  const onOpen = useCallback(() => navigate(href), [navigate, href]);
  const onClose = useCallback(() => {
    const parameters = new URLSearchParams(location.search);
    if (parameters.get(SLIDER) !== name) return;
    if (hasHistory()) navigate(-1);
    else {
      parameters.delete(SLIDER);
      navigate({ pathname: location.pathname, search: parameters.toString() }, { replace: true });
    }
  }, [navigate, name]);

  return { open, href, onOpen, onClose };
}
