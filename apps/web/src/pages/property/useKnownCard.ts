import type { PropertyCard } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { languageAtom } from '../../atoms/app.ts';
import { knownCard } from './knownCard.ts';

/** What the list before knew of a home, to stand there until the home itself has come. */
export function useKnownCard(id: string): PropertyCard | undefined {
  const queryClient = useAtomValue(queryClientAtom);
  const language = useAtomValue(languageAtom);
  return useMemo(() => knownCard(queryClient, language, id), [queryClient, language, id]);
}
