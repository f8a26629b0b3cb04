import { atom, type Getter, useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { mutateApi } from '../api/apiMutationOptions.ts';
import { apiQueryAtom } from '../api/apiQueryAtom.ts';
import { apiQueryOptions } from '../api/apiQueryOptions.ts';
import { createChange } from '../api/cacheChange.ts';
import { invalidateCalls } from '../api/invalidateCalls.ts';
import { queryContextAtom } from '../api/queryContext.ts';

const favoriteIdsQueryAtom = apiQueryAtom('getFavoriteIds', {});
const favoriteIdsAtom = atom((get): ReadonlySet<string> => new Set(get(favoriteIdsQueryAtom).data?.data ?? []));

/** Listings with a favorite request in flight. */
const pendingFavoriteIdsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** State of one favorite button; readers rerender only when it changes. */
export function useFavorite(id: string): { isFavorite: boolean; isSaving: boolean } {
  const isFavorite = useAtomValue(useMemo(() => atom((get) => get(favoriteIdsAtom).has(id)), [id]));
  const isSaving = useAtomValue(useMemo(() => atom((get) => get(pendingFavoriteIdsAtom).has(id)), [id]));
  return { isFavorite, isSaving };
}

interface FavoriteChange {
  id: string;
  isFavorite: boolean;
}

const buildFavoriteChange = ({ id, isFavorite }: FavoriteChange) =>
  createChange('getFavoriteIds', ({ data }) => {
    const others = data.filter((favoriteId) => favoriteId !== id);
    return { data: isFavorite ? [id, ...others] : others };
  });

const ensureFavoriteIds = (get: Getter) =>
  get(queryClientAtom).ensureQueryData(apiQueryOptions(get(queryContextAtom), 'getFavoriteIds', {}));

/**
 * Toggles a favorite optimistically, then applies the server's answer to all copies and other tabs. If favorites are
 * not loaded yet, loads them first: a listing that turns out to be a favorite stays one. Rejects and rolls back when
 * the call fails.
 */
export const toggleFavoriteAtom = atom(null, async (get, set, id: string): Promise<boolean> => {
  const wasFavorite = get(favoriteIdsAtom).has(id);
  if (get(pendingFavoriteIdsAtom).has(id)) return wasFavorite;
  set(pendingFavoriteIdsAtom, new Set([...get(pendingFavoriteIdsAtom), id]));
  try {
    if (!wasFavorite && (await ensureFavoriteIds(get)).data.includes(id)) return true;
    const { client, user } = get(queryContextAtom);
    const context = { client, queryClient: get(queryClientAtom), user: () => user };
    const { data: isFavorite } = await mutateApi(
      context,
      'toggleFavorite',
      { body: { task_id: id } },
      {
        optimistic: () => [buildFavoriteChange({ id, isFavorite: !wasFavorite })],
        writes: ({ data }) => [buildFavoriteChange({ id, isFavorite: data })],
      },
    );
    set(invalidateFavoritesAtom);
    broadcast({ id, isFavorite });
    return isFavorite;
  } finally {
    set(pendingFavoriteIdsAtom, new Set([...get(pendingFavoriteIdsAtom)].filter((pendingId) => pendingId !== id)));
  }
});

/** Adds a favorite if missing; runs after the login that the button asked for. */
export const addFavoriteAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const { data: favoriteIds } = await ensureFavoriteIds(get);
  if (!favoriteIds.includes(id)) await set(toggleFavoriteAtom, id);
});

/** The favorites page keeps removed listings until it is reopened, so that a removal can be undone. */
const invalidateFavoritesAtom = atom(null, (get) => {
  void invalidateCalls(get(queryClientAtom), ['listFavorites', 'getFavoriteCounts', 'getFavoritesMap'], 'later');
});

const CHANNEL = 'mashrabiya-favorites';

function broadcast(change: FavoriteChange): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}

export const syncFavoritesAtom = atom(null, (get, set, change: FavoriteChange | null) => {
  if (!change) return;
  buildFavoriteChange(change).apply(get(queryClientAtom));
  set(invalidateFavoritesAtom);
});
syncFavoritesAtom.onMount = (applyRemoteChange) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<FavoriteChange>) => applyRemoteChange(data);
  return () => channel.close();
};
