import { lazyPart, MissingPanel, MissingSilently } from '@mashrabiya/ui';

/** What people press most: it comes once the page is alive (`release/loadPressedMost.ts`). */
export const Menu = lazyPart(() => import('./Menu.tsx'), MissingPanel);
export const SearchDrop = lazyPart(() => import('./SearchDrop.tsx'));
export const Login = lazyPart(() => import('../session/Login.tsx'), MissingPanel);
/** The toasts that answer. */
export const ToastHost = lazyPart(
  async () => ({ default: (await import('@mashrabiya/ui/ToastHost')).ToastHost }),
  MissingSilently,
);
