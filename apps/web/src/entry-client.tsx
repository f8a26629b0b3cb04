// Puts the files of the fonts into the build; the rules stand in the document (`head/document.ts`).
import '@mashrabiya/ui/fonts.css?inline';
import { DEFAULT_LANGUAGE, isLanguage } from '@mashrabiya/i18n';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { createApp } from './app/createApp.tsx';
import { matchRoute } from './app/routes.ts';
import { loadTexts } from './app/texts.ts';
import { loginNeeded } from './pages/problems/route.ts';
import { readSession } from './session/storage.ts';

/**
 * No await at the top of the module: the pages that it waits for may stand in a file that begins with this one, and
 * would wait for it in turn.
 */
async function start(): Promise<void> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  const state = document.getElementById('state')?.textContent;
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');

  const { route } = matchRoute(location.pathname);
  const [i18n] = await Promise.all([
    loadTexts(language, route.namespaces),
    route.page.preload(),
    route.login && loginNeeded.page.preload(),
  ]);

  const app = createApp({
    language,
    i18n,
    fetch: (...request) => fetch(...request),
    apiUrl: import.meta.env.VITE_API_URL,
    origin: location.origin,
    now: new Date(),
    session: readSession(),
    reload: () => location.reload(),
    state: state ? JSON.parse(state) : undefined,
  });

  // As a transition React hydrates in slices of a few milliseconds, between which a tap is drawn.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        {app.element({
          router: (children) => <BrowserRouter>{children}</BrowserRouter>,
          // Not inside React's own work: a tap that is replayed now may first have to hydrate a part of the page.
          onReady: () =>
            setTimeout(() => {
              dispatchEvent(new Event('mashrabiya:ready'));
              performance.mark('hydrated');
            }),
        })}
      </StrictMode>,
    );
  });
}

// In a task of its own: to run this file is one already.
setTimeout(start);
