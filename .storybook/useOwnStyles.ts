import type { EmotionCache } from '@emotion/cache';
import type { Direction } from '@mashrabiya/i18n';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import { createEmotionCache } from '../packages/ui/src/foundation/locale/createEmotionCache.ts';

/** Styles that are removed with the story: hundreds of stories would otherwise slow each other down. */
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
