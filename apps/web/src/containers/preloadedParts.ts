import { lazyPart, MissingPanel, MissingSilently } from '@mashrabiya/ui';

// Parts of any page that users open most: preloaded once the page is hydrated (`release/preloadParts.ts`).

export const Menu = lazyPart(() => import('./Menu.tsx'), MissingPanel);
export const SearchDrop = lazyPart(() => import('./SearchDrop.tsx'));
export const Login = lazyPart(() => import('../session/Login.tsx'), MissingPanel);
/** The toasts that answer. */
export const ToastHost = lazyPart(
  async () => ({ default: (await import('@mashrabiya/ui/ToastHost')).ToastHost }),
  MissingSilently,
);
export const CompareTray = lazyPart(() => import('./CompareTray.tsx'), MissingSilently);
