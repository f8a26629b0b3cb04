import type { Action } from '@mashrabiya/contract';
import { Understood } from '@mashrabiya/ui/Understood';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryContextAtom } from '../api/context.ts';
import { actionAddress } from '../lists/actionAddress.ts';
import { plainAddress, preferredWords, sentenceOf, wordsOf } from '../lists/sentence.ts';
import { understand } from '../lists/understand.ts';
import { readListState } from '../routing/listState.ts';

export interface SearchWordsProps {
  search: URLSearchParams;
  /** True if a filter or sort order of the sentence is still applied. */
  filtered: boolean;
  /** Words that no listing contains, see the call; joined, so that equal values compare equal. */
  unused: string;
}

/** Explains the use of each word; redirects unparsed words to their filters, as the server does. */
export default function SearchWords({ search, filtered, unused }: SearchWordsProps) {
  useTranslation('savedSearches');
  const context = useAtomValue(queryContextAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const navigate = useNavigate();
  const { said, prefer = '' } = wordsOf(search);
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

  const state = readListState(search);
  const actionHrefOf = (action: Action) => actionAddress('search', action, state, wordsOf(search));
  const sentence = filtered ? said : undefined;
  const without = unused ? unused.split('\n') : [];
  if (!sentence && without.length === 0) return null;
  return (
    <Understood
      sentence={sentence}
      preferred={search.get('sort') ? undefined : preferredWords(prefer, without)}
      unused={without}
      plainHref={sentence && plainAddress(sentence)}
      actionHrefOf={sentence && !state.filters.action ? actionHrefOf : undefined}
    />
  );
}
