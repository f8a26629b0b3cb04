import type { PropertyCard } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { languageAtom } from '../../atoms/app.ts';
import { findCachedCard } from './cachedCard.ts';

/** Card data from the previous list, shown until the property has loaded. */
export function useCachedCard(id: string): PropertyCard | undefined {
  const queryClient = useAtomValue(queryClientAtom);
  const language = useAtomValue(languageAtom);
  return useMemo(() => findCachedCard(queryClient, language, id), [queryClient, language, id]);
}
