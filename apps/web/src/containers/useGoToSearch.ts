import { useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryContextAtom } from '../atoms/app.ts';
import { understand } from '../pages/lists/understand.ts';

/** A person who has pressed Enter sees results within this time, understood or not. */
const PATIENCE_MS = 700;

const afterPatience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Goes to a search: to its filters where its text is understood as such. The text is remembered on this device. */
export function useGoToSearch() {
  const context = useAtomValue(queryContextAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const store = useStore();
  const navigate = useNavigate();
  const asked = useRef(0);

  return useCallback(
    async (address: string) => {
      const number = ++asked.current;
      const search = new URL(address, location.origin).searchParams;
      const text = search.get('query');
      if (text) {
        void import('../device/recentSearches.ts').then(({ rememberSearchAtom }) =>
          store.set(rememberSearchAtom, text),
        );
      }
      const better = await Promise.race([understand({ ...context, queryClient }, search), afterPatience()]);
      if (number === asked.current) navigate(better ?? address);
    },
    [context, queryClient, store, navigate],
  );
}
