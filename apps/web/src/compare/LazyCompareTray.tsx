import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../routing/paths.ts';
import { comparedAtom } from './compared.ts';
import { CompareTray } from './lazyParts.ts';

/** Reels fill the screen, and the comparison page lists its own properties. */
const hasNoTray = (pathname: string) => pathname === paths.compare || /^\/reels?(\/|-\w|$)|videos/i.test(pathname);

export function LazyCompareTray() {
  const { pathname } = useLocation();
  const comparedListings = useAtomValue(comparedAtom);
  if (comparedListings.length === 0 || hasNoTray(pathname)) return null;
  return (
    <Suspense>
      <CompareTray />
    </Suspense>
  );
}
