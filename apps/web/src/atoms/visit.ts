import { atom } from 'jotai';

/** The current page of this visit and the one before it. */
export const visitAtom = atom<{ now?: string; before?: string }>({});

/** Records the shown page. A change of the query alone is the same page. */
export const showPageAtom = atom(null, (get, set, { pathname, search }: { pathname: string; search: string }) => {
  const { now, before } = get(visitAtom);
  const shown = pathname + search;
  if (now === undefined) return set(visitAtom, { now: shown });
  const isSame = now.split('?')[0] === pathname;
  set(visitAtom, isSame ? { ...(before !== undefined && { before }), now: shown } : { before: now, now: shown });
});
