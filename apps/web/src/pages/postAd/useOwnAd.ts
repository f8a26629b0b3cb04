import type { OwnPropertyDetails } from '@mashrabiya/contract';
import { useState } from 'react';
import { useApiQuery } from '../../api/useApiQuery.ts';

/**
 * The user's ad as a form starts from it: the first fresh answer, which is held. A later one, in another language or none
 * at all, must not take what is being typed. Without an id nothing is asked for: the call's path would be that of the list.
 */
export function useOwnAd(id: string) {
  const [ad, setAd] = useState<OwnPropertyDetails>();
  const fetched = useApiQuery('getOwnProperty', ad || !id ? undefined : { params: { id } }, { staleTime: 0 });
  if (!ad && fetched.data && fetched.isFetchedAfterMount && !fetched.isError) setAd(fetched.data.data);
  return { ad, error: ad ? null : fetched.error, retry: () => void fetched.refetch() };
}
