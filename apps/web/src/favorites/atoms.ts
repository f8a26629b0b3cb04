import { atom, type Getter, useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { apiQueryAtom } from '../api/apiQueryAtom.ts';
import { change } from '../api/change.ts';
import { queryContextAtom } from '../api/context.ts';
import { mutateApi } from '../api/mutation.ts';
import { outdate } from '../api/outdate.ts';
import { apiQuery } from '../api/query.ts';

const lovedQueryAtom = apiQueryAtom('getLovedIds', {});
const lovedAtom = atom((get): ReadonlySet<string> => new Set(get(lovedQueryAtom).data?.data ?? []));

/** Number of the user's favourites. */
export const lovedCountAtom = atom((get) => get(lovedAtom).size);

/** Homes with a pending love-toggle. */
const askedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** State of one heart; readers rerender only when it changes. */
export function useHeart(id: string): { loved: boolean; asking: boolean } {
  const loved = useAtomValue(useMemo(() => atom((get) => get(lovedAtom).has(id)), [id]));
  const asking = useAtomValue(useMemo(() => atom((get) => get(askedAtom).has(id)), [id]));
  return { loved, asking };
}

interface LoveChange {
  id: string;
  loved: boolean;
}

const heart = ({ id, loved }: LoveChange) =>
  change('getLovedIds', ({ data }) => {
    const others = data.filter((other) => other !== id);
    return { data: loved ? [id, ...others] : others };
  });

const ensureLoved = (get: Getter) =>
  get(queryClientAtom).ensureQueryData(apiQuery(get(queryContextAtom), 'getLovedIds', {}));

/**
 * Fills or empties a home's heart at once, and asks the server; what it says counts, everywhere the home stands and in
 * other tabs. A heart that was pressed before the favourites were known shows them first: one that turns out to be
 * filled stays so. Rejects when it could not be asked, and the heart is as it was.
 */
export const toggleHeartAtom = atom(null, async (get, set, id: string): Promise<boolean> => {
  const before = get(lovedAtom).has(id);
  if (get(askedAtom).has(id)) return before;
  set(askedAtom, new Set([...get(askedAtom), id]));
  try {
    if (!before && (await ensureLoved(get)).data.includes(id)) return true;
    const { client, person } = get(queryContextAtom);
    const context = { client, queryClient: get(queryClientAtom), person: () => person };
    const { data: loved } = await mutateApi(
      context,
      'toggleLove',
      { body: { task_id: id } },
      {
        optimistic: () => [heart({ id, loved: !before })],
        writes: ({ data }) => [heart({ id, loved: data })],
      },
    );
    set(outdateFavoritesAtom);
    broadcast({ id, loved });
    return loved;
  } finally {
    set(askedAtom, new Set([...get(askedAtom)].filter((other) => other !== id)));
  }
});

/** Fills a home's heart if it is not; runs after the login that the heart asked for. */
export const fillHeartAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const { data: loved } = await ensureLoved(get);
  if (!loved.includes(id)) await set(toggleHeartAtom, id);
});

/** The favourites page keeps its homes until it is reopened, so that a removal can be undone. */
const outdateFavoritesAtom = atom(null, (get) => {
  void outdate(get(queryClientAtom), ['listFavorites', 'getFavoriteCounts', 'getFavoritesMap'], 'later');
});

const CHANNEL = 'mashrabiya-hearts';

function broadcast(loveChange: LoveChange): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(loveChange);
  channel.close();
}

/** Synchronises hearts between tabs while mounted. */
export const followHeartsAtom = atom(null, (get, set, loveChange: LoveChange | null) => {
  if (!loveChange) return;
  heart(loveChange).apply(get(queryClientAtom));
  set(outdateFavoritesAtom);
});
followHeartsAtom.onMount = (follow) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<LoveChange>) => follow(data);
  return () => channel.close();
};
