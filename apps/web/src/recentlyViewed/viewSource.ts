import type { ViewSource } from '@mashrabiya/contract';
import { paths } from '../routing/paths.ts';

const LISTS: readonly string[] = [paths.home, paths.forSale, paths.forRent, paths.superior, paths.elite, paths.saved];
const PROPERTY = paths.property('');

/** Kind of the previous page of this visit, never its filters or words; else an external link. */
export function viewSource(before: string | undefined): ViewSource {
  if (before === undefined) return 'link';
  const { pathname, searchParams } = new URL(before, 'http://site');
  if (searchParams.get('slider') === 'map' || searchParams.get('view') === 'map') return 'map';
  if (pathname === paths.search) return 'search';
  if (pathname === paths.favorites) return 'favorites';
  if (pathname.startsWith(PROPERTY)) return 'similar';
  const isList = LISTS.includes(pathname) || pathname.startsWith(`${paths.forSale}/`);
  return isList || pathname.startsWith('/area') ? 'list' : 'other';
}
