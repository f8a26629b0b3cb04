import type { ViewSource } from '@mashrabiya/contract';
import { paths } from '../routing/paths.ts';

const LIST_PATHS: readonly string[] = [
  paths.home,
  paths.forSale,
  paths.forRent,
  paths.superior,
  paths.elite,
  paths.saved,
];
const PROPERTY_PATH = paths.property('');

/** Kind of the previous page of this visit, never its filters or words; else an external link. */
export function getViewSource(previousUrl: string | undefined): ViewSource {
  if (previousUrl === undefined) return 'link';
  const { pathname, searchParams } = new URL(previousUrl, 'http://site');
  if (searchParams.get('slider') === 'map' || searchParams.get('view') === 'map') return 'map';
  if (pathname === paths.search) return 'search';
  if (pathname === paths.favorites) return 'favorites';
  if (pathname.startsWith(PROPERTY_PATH)) return 'similar';
  const isList = LIST_PATHS.includes(pathname) || pathname.startsWith(`${paths.forSale}/`);
  return isList || pathname.startsWith('/area') ? 'list' : 'other';
}
