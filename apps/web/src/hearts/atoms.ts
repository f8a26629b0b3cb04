import { atom, useAtomValue } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { favoritesKey } from '../api/favorites.ts';
import { lovedQuery } from '../api/own.ts';
import { ownContextAtom } from '../session/atoms.ts';

const lovedQueryAtom = atomWithQuery((get) => lovedQuery(get(ownContextAtom)));
const lovedAtom = atom((get): ReadonlySet<string> => new Set(get(lovedQueryAtom).data ?? []));

/** How many homes have the person's heart. */
export const lovedCountAtom = atom((get) => get(lovedAtom).size);

/** What is shown of hearts that the server is being asked about. */
const askedAtom = atom<ReadonlyMap<string, boolean>>(new Map());

/** How one home's heart stands; whoever asks is drawn anew only when that changes. */
export function useHeart(id: string): { loved: boolean; asking: boolean } {
  const loved = useAtomValue(useMemo(() => atom((get) => get(askedAtom).get(id) ?? get(lovedAtom).has(id)), [id]));
  const asking = useAtomValue(useMemo(() => atom((get) => get(askedAtom).has(id)), [id]));
  return { loved, asking };
}

/**
 * Fills or empties a home's heart at once, and asks the server; what it says counts, everywhere the home stands and in
 * other tabs. Rejects when it could not be asked, and the heart is as it was.
 */
export const toggleHeartAtom = atom(null, async (get, set, id: string): Promise<boolean> => {
  if (get(askedAtom).has(id)) return get(askedAtom).get(id) ?? false;
  const { client } = get(ownContextAtom);
  set(askedAtom, new Map(get(askedAtom)).set(id, !get(lovedAtom).has(id)));
  try {
    const { data: loved } = await client('toggleLove', { body: { task_id: id } });
    set(keepHeartAtom, { id, loved });
    tell({ id, loved });
    return loved;
  } finally {
    const asked = new Map(get(askedAtom));
    asked.delete(id);
    set(askedAtom, asked);
  }
});

/** Fills a home's heart unless it is; for what a login was asked for. */
export const fillHeartAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const loved = await get(queryClientAtom).ensureQueryData(lovedQuery(get(ownContextAtom)));
  if (!loved.includes(id)) await set(toggleHeartAtom, id);
});

interface Told {
  id: string;
  loved: boolean;
}

const keepHeartAtom = atom(null, (get, _set, { id, loved }: Told) => {
  const queryClient = get(queryClientAtom);
  const own = get(ownContextAtom);
  queryClient.setQueryData(lovedQuery(own).queryKey, (ids = []) => {
    const others = ids.filter((other) => other !== id);
    return loved ? [id, ...others] : others;
  });
  // The page of favourites keeps what it shows until it is opened anew: a heart taken by mistake can be given back.
  void queryClient.invalidateQueries({ queryKey: favoritesKey(own.person), refetchType: 'none' });
});

const CHANNEL = 'mashrabiya-hearts';

function tell(told: Told): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(told);
  channel.close();
}

/** Mounted where hearts are shown: follows other tabs. */
export const followHeartsAtom = atom(null, (_get, set, told: Told | null) => {
  if (told) set(keepHeartAtom, told);
});
followHeartsAtom.onMount = (follow) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Told>) => follow(data);
  return () => channel.close();
};
