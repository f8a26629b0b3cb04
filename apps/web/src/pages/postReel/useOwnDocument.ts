import { useEffect } from 'react';

/**
 * Opens the page anew where another page's document stands: browsers allow camera and microphone by the address that a
 * document was opened at.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const [opened] = performance.getEntriesByType('navigation');
    if (opened && new URL(opened.name).pathname !== location.pathname) location.reload();
  }, []);
}
