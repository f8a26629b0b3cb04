import { atom } from 'jotai';

/** Current and previous page of this visit. */
export const visitAtom = atom<{ current?: string; previous?: string }>({});

export const showPageAtom = atom(null, (get, set, { pathname, search }: { pathname: string; search: string }) => {
  const { current, previous: before } = get(visitAtom);
  const href = pathname + search;
  if (current === undefined) return set(visitAtom, { current: href });
  const isSame = current.split('?')[0] === pathname;
  set(
    visitAtom,
    isSame
      ? { ...(before !== undefined && { previous: before }), current: href }
      : { previous: current, current: href },
  );
});
