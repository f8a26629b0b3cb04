import { lazyPart, MissingSilently } from '@mashrabiya/ui';

// Preloaded once the page is hydrated (`shell/preloadParts.ts`).

export const SearchDrop = lazyPart(() => import('./SearchDropdown.tsx'));
/** Optional: the results work without it. */
export const SearchWords = lazyPart(() => import('./SearchWords.tsx'), MissingSilently);
