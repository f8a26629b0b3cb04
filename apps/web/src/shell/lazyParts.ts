import { EmptyFallback, lazyPart, MissingPanel } from '@mashrabiya/ui';

// Most used parts: preloaded once the page is hydrated (`preloadParts.ts`).

export const SideMenuContainer = lazyPart(() => import('./SideMenuContainer.tsx'), MissingPanel);
export const ToastHost = lazyPart(
  async () => ({ default: (await import('@mashrabiya/ui/ToastHost')).ToastHost }),
  EmptyFallback,
);
