import { useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryContextAtom } from '../api/context.ts';
import { understand } from '../lists/understand.ts';
import { afterStepBack } from '../routing/stepBack.ts';

/** A person who has pressed Enter sees results within this time, understood or not. */
const PATIENCE_MS = 700;

const afterPatience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Remembered before the page is left: a person who goes on at once finds the text again. Never fails. */
async function remember(text: string, store: ReturnType<typeof useStore>): Promise<void> {
  try {
    const { rememberSearchAtom } = await import('../device/recentSearches.ts');
    store.set(rememberSearchAtom, text);
  } catch {
    // What remembers could not be had; the search itself is not kept from anybody.
  }
}

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
      const remembered = text ? remember(text, store) : undefined;
      const better = await Promise.race([understand({ ...context, queryClient }, search), afterPatience()]);
      await remembered;
      if (number === asked.current) afterStepBack(() => navigate(better ?? address));
    },
    [context, queryClient, store, navigate],
  );
}
