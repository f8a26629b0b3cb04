import type { Suggestion } from '@mashrabiya/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useEffect, useMemo, useState } from 'react';
import { interpretQuery, suggestionsQuery } from '../api/words.ts';
import { queryContextAtom } from './app.ts';

const NONE: readonly Suggestion[] = [];

/** What a sentence says; pending without a sentence. */
export function useInterpretation(sentence: string) {
  const interpretationAtom = useMemo(
    () =>
      atomWithQuery((get) => ({
        ...interpretQuery(get(queryContextAtom), sentence),
        enabled: sentence !== '',
      })),
    [sentence],
  );
  return useAtomValue(interpretationAtom);
}

/** What a text may be the beginning of; the former ones until the new ones are there, none for no text. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const [textAtom] = useState(() => atom(text));
  const suggestionsAtom = useMemo(
    () =>
      atomWithQuery((get) => ({
        ...suggestionsQuery(get(queryContextAtom), get(textAtom)),
        enabled: get(textAtom) !== '',
        placeholderData: keepPreviousData,
      })),
    [textAtom],
  );
  const { data } = useAtomValue(suggestionsAtom);
  const ask = useSetAtom(textAtom);
  useEffect(() => ask(text), [ask, text]);
  return text === '' ? NONE : (data ?? NONE);
}
