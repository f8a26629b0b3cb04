import { CACHE_FRESH_MS } from '@mashrabiya/contract';
import { spyOn } from 'storybook/test';

/** The network returns when all answers are stale, so that they are loaded again. */
export function reconnectLater(): void {
  const later = Date.now() + 2 * CACHE_FRESH_MS;
  spyOn(Date, 'now').mockReturnValue(later);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
}
