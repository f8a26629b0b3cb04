import { useEffect } from 'react';

/** Reloads if the document has another page's URL: browsers grant the camera by the original URL. */
export function useReloadForeignDocument(): void {
  useEffect(() => {
    const [opened] = performance.getEntriesByType('navigation');
    if (opened && new URL(opened.name).pathname !== location.pathname) location.reload();
  }, []);
}
