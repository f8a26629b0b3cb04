import { OwnAdSearch } from '@mashrabiya/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebouncedValue } from '../../atoms/useDebouncedValue.ts';
import { buildOwnListHref, type OwnListState } from './ownListState.ts';

/** Searches the user's listings while typing; the URL holds the text. */
export function OwnListSearch({ listState }: { listState: OwnListState }) {
  const navigate = useNavigate();
  const [typedText, setTypedText] = useState(listState.query);
  const query = useDebouncedValue(typedText).trim();
  const [urlQuery, setUrlQuery] = useState(listState.query);
  if (urlQuery !== listState.query) {
    setUrlQuery(listState.query);
    // Back or Forward, rather than the user's own typing.
    if (query !== listState.query) setTypedText(listState.query);
  }
  const href = buildOwnListHref({ ...listState, query });
  const isTyped = query === typedText.trim() && query !== listState.query;
  useEffect(() => {
    if (isTyped) void navigate(href, { replace: true });
  }, [isTyped, href, navigate]);
  return <OwnAdSearch value={typedText} onChange={setTypedText} />;
}
