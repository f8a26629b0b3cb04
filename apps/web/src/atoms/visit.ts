import { atom } from 'jotai';

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
