import { useEffect } from 'react';

/** Reloads if the document has another page's URL: browsers grant the camera by the original URL. */
export function useReloadForCamera(): void {
  useEffect(() => {
    const [navigationEntry] = performance.getEntriesByType('navigation');
    if (navigationEntry && new URL(navigationEntry.name).pathname !== location.pathname) location.reload();
  }, []);
}
