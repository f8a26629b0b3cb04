import type { OwnPropertyDetails } from '@mashrabiya/contract';
import { useState } from 'react';
import { useApiQuery } from '../../api/useApiQuery.ts';

/**
 * The user's ad as initial form values. Only the first fresh answer counts: a later one (another language, or an error)
 * must not overwrite the user's input. Disabled without an id, because the call's path would be the list's.
 */
export function useOwnAd(id: string) {
  const [ad, setAd] = useState<OwnPropertyDetails>();
  const adQuery = useApiQuery('getOwnProperty', ad || !id ? undefined : { params: { id } }, { staleTime: 0 });
  if (!ad && adQuery.data && adQuery.isFetchedAfterMount && !adQuery.isError) setAd(adQuery.data.data);
  return { ad, error: ad ? null : adQuery.error, retry: () => void adQuery.refetch() };
}
