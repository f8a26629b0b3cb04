import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../routing/paths.ts';
import { comparedAtom } from './compared.ts';
import { CompareTray } from './lazyParts.ts';

/** Clips fill the screen; a comparison says itself what is compared. */
const hasNoTray = (pathname: string) => pathname === paths.compare || /^\/reels?(\/|-\w|$)|videos/i.test(pathname);

/** Where the homes to be compared are gathered, on every page. */
export function LazyCompareTray() {
  const { pathname } = useLocation();
  const chosen = useAtomValue(comparedAtom);
  if (chosen.length === 0 || hasNoTray(pathname)) return null;
  return (
    <Suspense>
      <CompareTray />
    </Suspense>
  );
}
