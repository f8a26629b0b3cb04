import type { Reel } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { change } from '../api/change.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { useApiQuery } from '../api/useApiQuery.ts';
import { signedInAtom } from '../session/atoms.ts';
import { useLoginToast } from '../session/useRequireLogin.ts';

const favoriteChange = (id: string, loved: boolean) =>
  change('getReelMarks', ({ data }) => {
    const others = data.loved.filter((other) => other !== id);
    return { data: { ...data, loved: loved ? [id, ...others] : others } };
  });

/** Favorites of reels: optimistic for users; visitors are asked to log in, and the favorite is added afterwards. */
export function useReelFavorites() {
  const { t } = useTranslation();
  const signedIn = useAtomValue(signedInAtom);
  const needLogin = useLoginToast();
  const marks = useApiQuery('getReelMarks', {}).data?.data;
  const loved = useMemo(() => new Set(marks?.loved), [marks]);
  // Cached totals already include favorites that were set before they were counted.
  const [before, setBefore] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (marks) setBefore((known) => known ?? new Set(marks.loved));
  }, [marks]);

  const { mutate, isPending, variables } = useApiMutation('toggleReelFavorite', {
    optimistic: ({ params: { id } }) => [favoriteChange(id, !loved.has(id))],
    writes: ({ data }, { params: { id } }) => [favoriteChange(id, data)],
    toast: { done: ({ data }) => t(data ? 'listings:love.added' : 'listings:love.removed'), about: 'property' },
  });
  const toggle = useCallback((id: string) => mutate({ params: { id } }), [mutate]);
  const savingId = isPending ? variables?.params.id : undefined;

  return {
    /** Ids of reels that the account has watched; none for visitors. */
    viewed: signedIn ? marks?.viewed : NONE,
    withFavorite: (reel: Reel): Reel => (before?.has(reel.id) ? { ...reel, is_loved: true } : reel),
    isFavoriteOf: ({ id }: Reel) => signedIn && loved.has(id),
    favoriteStateOf: ({ id }: Reel) => (id === savingId ? 'loading' : 'idle') as 'loading' | 'idle',
    onFavorite: ({ id }: Reel) => {
      if (signedIn) toggle(id);
      else needLogin({ message: t('reels:loginToLove'), act: () => toggle(id) });
    },
  };
}

const NONE: readonly string[] = [];
