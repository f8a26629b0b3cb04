import { MAX_QUERY_LENGTH } from '@mashrabiya/contract/constants';
import { getListKind } from '../../lists/source.ts';
import { isReadable } from '../../routing/readableText.ts';

/** Reason why the text of a search URL cannot be searched for; undefined when it can. */
export function findSearchProblem(pathname: string, search: URLSearchParams): 'unreadable' | 'tooLong' | undefined {
  if (getListKind(pathname) !== 'search') return undefined;
  const query = search.get('query')?.trim() ?? '';
  if (!isReadable(query)) return 'unreadable';
  return query.length > MAX_QUERY_LENGTH ? 'tooLong' : undefined;
}
