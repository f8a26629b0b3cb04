import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window answers to a media query, and hears of it when that changes. The server does not know: `unknown` is
 * the answer there, and until the page has come to life.
 */
export function useMedia(query: string, unknown = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => unknown,
  );
}
