import type { EmotionCache } from '@emotion/cache';
import { useLayoutEffect, useMemo } from 'react';
import { createEmotionCache } from '../packages/ui/src/foundation/createEmotionCache.ts';

/**
 * Styles that go when the story does. The preview shows hundreds of stories one after the other; with the rules of all
 * of them left behind, each takes longer to draw than the one before.
 */
export function useOwnStyles(): EmotionCache {
  const cache = useMemo(createEmotionCache, []);
  useLayoutEffect(() => () => cache.sheet.flush(), [cache]);
  return cache;
}
