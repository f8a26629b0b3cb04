import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebouncedValue } from '../atoms/useDebouncedValue.ts';

/** Text of a search field whose words are in the URL: typing replaces the URL, and Back changes the text. */
export function useTypedQuery(
  urlQuery: string,
  buildHref: (query: string) => string,
): [typedText: string, setTypedText: (text: string) => void] {
  const navigate = useNavigate();
  const [typedText, setTypedText] = useState(urlQuery);
  const query = useDebouncedValue(typedText).trim();
  const [previousUrlQuery, setPreviousUrlQuery] = useState(urlQuery);
  if (previousUrlQuery !== urlQuery) {
    setPreviousUrlQuery(urlQuery);
    // Back or Forward, rather than the user's own typing.
    if (query !== urlQuery) setTypedText(urlQuery);
  }
  const href = buildHref(query);
  const isTyped = query === typedText.trim() && query !== urlQuery;
  useEffect(() => {
    if (isTyped) void navigate(href, { replace: true });
  }, [isTyped, href, navigate]);
  return [typedText, setTypedText];
}
