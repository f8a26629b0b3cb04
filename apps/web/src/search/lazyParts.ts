import { EmptyFallback, lazyPart } from '@mashrabiya/ui';

// Preloaded once the page is hydrated (`shell/preloadParts.ts`).

export const LazySearchDropdown = lazyPart(() => import('./SearchDropdown.tsx'));
/** Optional: the results work without this explanation. */
export const SearchWords = lazyPart(() => import('./SearchWords.tsx'), EmptyFallback);
