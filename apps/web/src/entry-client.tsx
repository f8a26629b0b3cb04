// Puts the font files into the build; the rules are in the document (`head/document.ts`).
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

/** No top-level await: page chunks may import the file that contains this module, and would deadlock. */
async function start(): Promise<void> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  const state = document.getElementById('state')?.textContent;
  const root = document.getElementById('root');
  if (!root) throw new Error('Element #root not found');

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

  // A transition, so that React hydrates in slices of a few milliseconds and taps paint in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        {app.element({
          router: (children) => <BrowserRouter>{children}</BrowserRouter>,
          // In a task of its own: a replayed tap may first have to hydrate a part of the page.
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

// Starts in a new task, so that evaluating this file and hydrating are two shorter tasks.
setTimeout(start);
