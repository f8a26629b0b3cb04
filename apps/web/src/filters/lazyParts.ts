import { lazyPart, MissingPanel } from '@mashrabiya/ui';

/** Preloaded once the page is hydrated (`shell/preloadParts.ts`). */
export const FilterPanel = lazyPart(
  async () => ({ default: (await import('@mashrabiya/ui/FilterPanel')).FilterPanel }),
  MissingPanel,
);
