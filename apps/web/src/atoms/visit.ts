import { atom } from 'jotai';

/** Current and previous page of this visit. */
export const visitAtom = atom<{ now?: string; before?: string }>({});

export const showPageAtom = atom(null, (get, set, { pathname, search }: { pathname: string; search: string }) => {
  const { now, before } = get(visitAtom);
  const shown = pathname + search;
  if (now === undefined) return set(visitAtom, { now: shown });
  const isSame = now.split('?')[0] === pathname;
  set(visitAtom, isSame ? { ...(before !== undefined && { before }), now: shown } : { before: now, now: shown });
});
