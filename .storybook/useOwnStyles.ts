import type { EmotionCache } from '@emotion/cache';
import type { Direction } from '@mashrabiya/i18n';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import { createEmotionCache } from '../packages/ui/src/foundation/createEmotionCache.ts';

/**
 * Styles that go when the story does. The preview shows hundreds of stories one after the other; with the rules of all
 * of them left behind, each takes longer to draw than the one before.
 */
export function useOwnStyles(): (dir: Direction) => EmotionCache {
  const caches = useMemo(() => ({ ltr: createEmotionCache('ltr'), rtl: createEmotionCache('rtl') }), []);
  useLayoutEffect(
    () => () => {
      for (const { sheet } of Object.values(caches)) sheet.flush();
    },
    [caches],
  );
  return useCallback((dir) => caches[dir], [caches]);
}
