import type { Suggestion } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { interpretQuery, suggestionsQuery } from '../api/words.ts';
import { queryContextAtom } from './app.ts';
import { useKept } from './useKept.ts';

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

/**
 * What a text may be the beginning of; the former ones until the new ones are there, none for no text. Each text has an
 * atom of its own: one that changes its question asks it, is mounted anew, which ends that, and asks again.
 */
export function useSuggestions(text: string): readonly Suggestion[] {
  const suggestionsAtom = useMemo(
    () => atomWithQuery((get) => ({ ...suggestionsQuery(get(queryContextAtom), text), enabled: text !== '' })),
    [text],
  );
  const known = useKept(useAtomValue(suggestionsAtom).data);
  return text === '' ? NONE : (known ?? NONE);
}
