import { lazyPart, MissingPanel } from '@mashrabiya/ui';

/** Preloaded once the page is hydrated (`shell/preloadParts.ts`). */
export const Login = lazyPart(() => import('./Login.tsx'), MissingPanel);
