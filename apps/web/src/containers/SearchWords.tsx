import { Understood } from '@mashrabiya/ui/Understood';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSections } from '../app/useSections.ts';
import { queryContextAtom } from '../atoms/app.ts';
import { plainAddress, sentenceOf, wordsOf } from '../pages/lists/said.ts';
import { understand } from '../pages/lists/understand.ts';

export interface SearchWordsProps {
  /** The address's query. */
  search: URLSearchParams;
  /** Whether any filter is left of what was said. */
  filtered: boolean;
}

/**
 * What became of a search's words: says that they were understood as filters. Where the app came by a link to words
 * that nobody has looked at yet, it goes on to their filters, as the server does for a page that is opened.
 */
export default function SearchWords({ search, filtered }: SearchWordsProps) {
  useSections(['deciding']);
  const context = useAtomValue(queryContextAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const navigate = useNavigate();
  const { said } = wordsOf(search);
  const unread = sentenceOf(search) === undefined ? undefined : search.toString();

  useEffect(() => {
    if (unread === undefined) return;
    let left = false;
    void understand({ ...context, queryClient }, new URLSearchParams(unread)).then((better) => {
      if (better && !left) navigate(better, { replace: true });
    });
    return () => {
      left = true;
    };
  }, [unread, context, queryClient, navigate]);

  return said && filtered ? <Understood sentence={said} plainHref={plainAddress(said)} /> : null;
}
