import type { Action } from '@mashrabiya/contract';
import { SearchInterpretation } from '@mashrabiya/ui/SearchInterpretation';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryContextAtom } from '../api/queryContext.ts';
import { buildActionUrl } from '../lists/actionUrl.ts';
import { resolveSentence } from '../lists/resolveSentence.ts';
import { buildPlainSearchUrl, getPreferredWords, getSearchWords, getSentence } from '../lists/sentence.ts';
import { readListState } from '../routing/listState.ts';

export interface SearchWordsProps {
  search: URLSearchParams;
  /** True if a filter or sort order of the sentence is still applied. */
  hasAppliedFilters: boolean;
  /** Words that no listing contains, see the call; joined, so that equal values compare equal. */
  unused: string;
}

/** Explains the use of each word; redirects unparsed words to their filters, as the server does. */
export default function SearchWords({ search, hasAppliedFilters, unused }: SearchWordsProps) {
  useTranslation('savedSearches');
  const context = useAtomValue(queryContextAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const navigate = useNavigate();
  const { sentence: parsedSentence, prefer = '' } = getSearchWords(search);
  const unparsedQuery = getSentence(search) === undefined ? undefined : search.toString();

  useEffect(() => {
    if (unparsedQuery === undefined) return;
    let isStale = false;
    void resolveSentence({ ...context, queryClient }, new URLSearchParams(unparsedQuery)).then((parsedUrl) => {
      if (parsedUrl && !isStale) navigate(parsedUrl, { replace: true });
    });
    return () => {
      isStale = true;
    };
  }, [unparsedQuery, context, queryClient, navigate]);

  const state = readListState(search);
  const getActionHref = (action: Action) => buildActionUrl('search', action, state, getSearchWords(search));
  const sentence = hasAppliedFilters ? parsedSentence : undefined;
  const unusedList = unused ? unused.split('\n') : [];
  if (!sentence && unusedList.length === 0) return null;
  return (
    <SearchInterpretation
      sentence={sentence}
      preferred={search.get('sort') ? undefined : getPreferredWords(prefer, unusedList)}
      unused={unusedList}
      plainHref={sentence && buildPlainSearchUrl(sentence)}
      getActionHref={sentence && !state.filters.action ? getActionHref : undefined}
    />
  );
}
