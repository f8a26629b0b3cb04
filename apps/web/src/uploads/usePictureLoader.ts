import type { LoadPicture } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback } from 'react';
import { apiQueryOptions } from '../api/apiQueryOptions.ts';
import { queryContextAtom } from '../api/queryContext.ts';

export type PrivatePictureCall = 'getMessagePicture' | 'getReportedPicture' | 'getCompanyPaper' | 'getSubmittedPaper';

/** Loads and caches private pictures with the user's token. */
export function usePictureLoader(call: PrivatePictureCall): LoadPicture {
  const context = useAtomValue(queryContextAtom);
  const queryClient = useAtomValue(queryClientAtom);
  return useCallback(
    (id, size) =>
      queryClient.fetchQuery({
        ...apiQueryOptions(context, call, { params: { id }, query: { size } }),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    [context, queryClient, call],
  );
}
