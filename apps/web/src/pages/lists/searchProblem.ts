import { MAX_QUERY_LENGTH } from '@mashrabiya/contract/constants';
import { listKind } from '../../lists/source.ts';
import { isReadable } from '../../routing/readableText.ts';

/** Reason why the text of a search URL cannot be searched for; undefined when it can. */
export function searchProblem(pathname: string, search: URLSearchParams): 'unreadable' | 'tooLong' | undefined {
  if (listKind(pathname) !== 'search') return undefined;
  const query = search.get('query')?.trim() ?? '';
  if (!isReadable(query)) return 'unreadable';
  return query.length > MAX_QUERY_LENGTH ? 'tooLong' : undefined;
}
