import { atom } from 'jotai';

/** Addresses of the current page and of the one before; a changed query is the same page. */
export const visitAtom = atom<{ current?: string; previous?: string }>({});

export const recordPageVisitAtom = atom(
  null,
  (get, set, { pathname, search }: { pathname: string; search: string }) => {
    const { current, previous: previousHref } = get(visitAtom);
    const href = pathname + search;
    if (current === undefined) return set(visitAtom, { current: href });
    const isSame = current.split('?')[0] === pathname;
    set(
      visitAtom,
      isSame
        ? { ...(previousHref !== undefined && { previous: previousHref }), current: href }
        : { previous: current, current: href },
    );
  },
);
