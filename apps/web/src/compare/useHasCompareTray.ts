import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { paths } from '../routing/paths.ts';
import { comparedAtom } from './compared.ts';

/** Reels fill the screen, and the comparison page lists its own properties. */
const hasNoTray = (pathname: string) => pathname === paths.compare || /^\/reels?(\/|-\w|$)|videos/i.test(pathname);

export function useHasCompareTray(): boolean {
  const { pathname } = useLocation();
  const comparedListings = useAtomValue(comparedAtom);
  return comparedListings.length > 0 && !hasNoTray(pathname);
}
