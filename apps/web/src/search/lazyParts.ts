import { lazyPart, MissingSilently } from '@mashrabiya/ui';

// Preloaded once the page is hydrated (`shell/preloadParts.ts`).

export const SearchDrop = lazyPart(() => import('./SearchDrop.tsx'));
/** Only adds to the results: without it they stand alone. */
export const SearchWords = lazyPart(() => import('./SearchWords.tsx'), MissingSilently);
