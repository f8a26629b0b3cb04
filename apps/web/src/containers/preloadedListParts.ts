import { lazyPart, MissingPanel, MissingSilently } from '@mashrabiya/ui';

// As in `preloadedParts.ts`, for list pages.

export const FilterPanel = lazyPart(
  async () => ({ default: (await import('@mashrabiya/ui/FilterPanel')).FilterPanel }),
  MissingPanel,
);
/** Only adds to the results: without it they stand alone. */
export const SearchWords = lazyPart(() => import('./SearchWords.tsx'), MissingSilently);
