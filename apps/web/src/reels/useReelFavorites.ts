import type { Reel } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createChange } from '../api/cacheChange.ts';
import { hasLoadFailed } from '../api/queryStatus.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { useApiQuery } from '../api/useApiQuery.ts';
import { signedInAtom } from '../session/atoms.ts';
import { useLoginToast } from '../session/useRequireLogin.ts';

const buildFavoriteChange = (id: string, isFavorite: boolean) =>
  createChange('getReelMarks', ({ data }) => {
    const others = data.loved.filter((lovedId) => lovedId !== id);
    return { data: { ...data, loved: isFavorite ? [id, ...others] : others } };
  });

/** Favorites of reels: optimistic for users; visitors are asked to log in, and the favorite is added afterwards. */
export function useReelFavorites() {
  const { t } = useTranslation();
  const isSignedIn = useAtomValue(signedInAtom);
  const showLoginToast = useLoginToast();
  const query = useApiQuery('getReelMarks', {});
  const marks = query.data?.data;
  const favoriteIds = useMemo(() => new Set(marks?.loved), [marks]);
  // The server's totals already include the favorites that were set when they were loaded.
  const [initialFavorites, setInitialFavorites] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (marks) setInitialFavorites((previous) => previous ?? new Set(marks.loved));
  }, [marks]);

  const { mutate, isPending, variables } = useApiMutation('toggleReelFavorite', {
    optimistic: ({ params: { id } }) => [buildFavoriteChange(id, !favoriteIds.has(id))],
    writes: ({ data }, { params: { id } }) => [buildFavoriteChange(id, data)],
    toast: { done: ({ data }) => t(data ? 'listings:love.added' : 'listings:love.removed'), about: 'property' },
  });
  const toggle = useCallback((id: string) => mutate({ params: { id } }), [mutate]);
  const savingId = isPending ? variables?.params.id : undefined;

  return {
    /** Ids of reels that the account has watched; none for visitors, or if they cannot be loaded. */
    viewed: isSignedIn && !hasLoadFailed(query) ? marks?.viewed : NO_IDS,
    withFavorite: (reel: Reel): Reel => (initialFavorites?.has(reel.id) ? { ...reel, is_loved: true } : reel),
    isFavorite: ({ id }: Reel) => isSignedIn && favoriteIds.has(id),
    getFavoriteState: ({ id }: Reel) => (id === savingId ? 'loading' : 'idle') as 'loading' | 'idle',
    onFavorite: ({ id }: Reel) => {
      if (isSignedIn) toggle(id);
      else showLoginToast({ message: t('reels:loginToLove'), resume: () => toggle(id) });
    },
  };
}

const NO_IDS: readonly string[] = [];
