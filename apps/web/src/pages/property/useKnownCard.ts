import type { PropertyCard } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { languageAtom } from '../../atoms/app.ts';
import { knownCard } from './knownCard.ts';

/** Card data from the previous list, shown until the property has loaded. */
export function useKnownCard(id: string): PropertyCard | undefined {
  const queryClient = useAtomValue(queryClientAtom);
  const language = useAtomValue(languageAtom);
  return useMemo(() => knownCard(queryClient, language, id), [queryClient, language, id]);
}
