import type { Suggestion } from '@mashrabiya/contract';
import { useApiQuery } from '../api/useApiQuery.ts';
import { usePreviousValue } from '../atoms/usePreviousValue.ts';

const NO_SUGGESTIONS: readonly Suggestion[] = [];

/** Parsed sentence; pending while the sentence is empty. */
export const useInterpretation = (sentence: string) =>
  useApiQuery('interpret', sentence === '' ? undefined : { query: { q: sentence } });

/** Completions of a text; the previous ones until new ones are loaded, none for an empty text. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const latest = usePreviousValue(useApiQuery('getSuggestions', text === '' ? undefined : { query: { q: text } }).data);
  return text === '' ? NO_SUGGESTIONS : (latest?.data ?? NO_SUGGESTIONS);
}
