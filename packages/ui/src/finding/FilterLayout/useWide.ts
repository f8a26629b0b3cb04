import { useSyncExternalStore } from 'react';

/** From this width on the filters stand beside the list. */
export const WIDE = '(min-width: 1100px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether there is room for the filters beside the list. Not while rendering on the server: a phone never waits for them. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
