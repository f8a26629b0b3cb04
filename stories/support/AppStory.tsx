import { createI18n, type Language } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { createApp } from '@mashrabiya/web/app';
import { readSession } from '@mashrabiya/web/session';
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createStoryFetch } from '../../.storybook/network.ts';
import { useOwnStyles } from '../../.storybook/useOwnStyles.ts';

export interface AppStoryProps {
  /** Path and query of the page. */
  path: string;
  language: Language;
}

const NOW = new Date('2026-11-20T12:00:00Z');

/** Retries as often as the app, without its seven seconds of delay. */
const retryImmediately = (queryClient: ReturnType<typeof createApp>['queryClient']): void => {
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
};

/** The whole app at one URL, in memory; the story mocks its network. */
export function AppStory({ path, language }: AppStoryProps) {
  const emotionCache = useOwnStyles();
  const element = useMemo(() => {
    const { queryClient, element } = createApp({
      language,
      i18n: createI18n(language, { ar, en }),
      fetch: createStoryFetch(),
      origin: 'https://mashrabiya.example',
      session: readSession(),
      now: NOW,
    });
    retryImmediately(queryClient);
    return element({
      emotionCache,
      router: (children) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
    });
  }, [path, language, emotionCache]);
  return element;
}
