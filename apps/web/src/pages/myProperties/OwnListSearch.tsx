import { OwnAdSearch } from '@mashrabiya/ui';
import { useTypedQuery } from '../../routing/useTypedQuery.ts';
import { buildOwnListHref, type OwnListState } from './ownListState.ts';

/** Searches the user's listings while typing; the URL holds the text. */
export function OwnListSearch({ listState }: { listState: OwnListState }) {
  const [text, setText] = useTypedQuery(listState.query, (query) => buildOwnListHref({ ...listState, query }));
  return <OwnAdSearch value={text} onChange={setText} />;
}
