import { useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryContextAtom } from '../api/queryContext.ts';
import { resolveSentence } from '../lists/resolveSentence.ts';
import { afterStepBack } from '../routing/stepBack.ts';

/** Milliseconds to wait for the parser after Enter, before the plain words are searched. */
const PARSE_TIMEOUT_MS = 700;

const waitForParseTimeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, PARSE_TIMEOUT_MS));

/** Stored before the page is left, so that an immediate navigation keeps the text. Never fails. */
async function rememberSearch(text: string, store: ReturnType<typeof useStore>): Promise<void> {
  try {
    const { addRecentSearchAtom } = await import('../device/recentSearches.ts');
    store.set(addRecentSearchAtom, text);
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
  const latestRequest = useRef(0);

  return useCallback(
    async (url: string) => {
      const request = ++latestRequest.current;
      const search = new URL(url, location.origin).searchParams;
      const text = search.get('query');
      const pendingSave = text ? rememberSearch(text, store) : undefined;
      const parsedUrl = await Promise.race([
        resolveSentence({ ...context, queryClient }, search),
        waitForParseTimeout(),
      ]);
      await pendingSave;
      if (request === latestRequest.current) afterStepBack(() => navigate(parsedUrl ?? url));
    },
    [context, queryClient, store, navigate],
  );
}
