import { useSyncExternalStore } from 'react';

/** Below this width a panel is a sheet from below. */
export const NARROW = '(max-width: 719.98px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is a phone's. A desk's while rendering on the server, where no panel is open to a person. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
