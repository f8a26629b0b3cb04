import { useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryContextAtom } from '../api/context.ts';
import { understand } from '../lists/understand.ts';
import { afterStepBack } from '../routing/stepBack.ts';

/** Milliseconds to wait for the parser after Enter, before the plain words are searched. */
const PATIENCE_MS = 700;

const afterPatience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Stored before the page is left, so that an immediate navigation keeps the text. Never fails. */
async function remember(text: string, store: ReturnType<typeof useStore>): Promise<void> {
  try {
    const { rememberSearchAtom } = await import('../device/recentSearches.ts');
    store.set(rememberSearchAtom, text);
  } catch {
    // The module failed to load; the search itself must not fail.
  }
}

/** Navigates to a search, with its filters if its text can be parsed. Stores the text on this device. */
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
