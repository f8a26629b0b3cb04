import { MAX_RECENT } from '@mashrabiya/contract/constants';
import { atom, useAtomValue } from 'jotai';
import { deviceAtom, hasTexts, listOf } from './deviceAtom.ts';

/** Listing whose page was opened on this device, with ISO time. */
export interface RecentHome {
  id: string;
  at: string;
}

const isRecent = (found: unknown): found is RecentHome => hasTexts(found, ['id', 'at']);

export const recentHomesAtom = deviceAtom('recent-homes', listOf(isRecent, MAX_RECENT));

const withHome = (homes: readonly RecentHome[], home: RecentHome): readonly RecentHome[] =>
  [home, ...homes.filter(({ id }) => id !== home.id)].slice(0, MAX_RECENT);

export const rememberHomeAtom = atom(null, (_get, set, id: string) => {
  set(recentHomesAtom, (homes) => withHome(homes, { id, at: new Date().toISOString() }));
});

export const forgetHomesAtom = atom(null, (_get, set) => set(recentHomesAtom, () => []));

const seenAtom = atom((get): ReadonlySet<string> => new Set(get(recentHomesAtom).map(({ id }) => id)));

export const useRecent = (): readonly RecentHome[] => useAtomValue(recentHomesAtom);

export const useSeen = (): ReadonlySet<string> => useAtomValue(seenAtom);
