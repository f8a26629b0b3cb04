import { lazyPart, MissingPanel, MissingSilently } from '@mashrabiya/ui';

// Parts that users open most: preloaded once the page is hydrated (`preloadParts.ts`).

export const Menu = lazyPart(() => import('./Menu.tsx'), MissingPanel);
/** The toasts that answer. */
export const ToastHost = lazyPart(
  async () => ({ default: (await import('@mashrabiya/ui/ToastHost')).ToastHost }),
  MissingSilently,
);
