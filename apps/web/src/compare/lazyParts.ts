import { EmptyFallback, lazyPart } from '@mashrabiya/ui';

/** Preloaded once the page is hydrated (`shell/preloadParts.ts`). */
export const CompareTray = lazyPart(() => import('./CompareTray.tsx'), EmptyFallback);
