import createEmotionServer from '@emotion/server/create-instance';
import type { TextKind } from '@mashrabiya/contract';
import {
  findFirstLanguage,
  LANGUAGE_KEY,
  LANGUAGE_QUERY,
  type Language,
  LOCALES,
  parseAcceptedLanguages,
} from '@mashrabiya/i18n';
import { createEmotionCache, drawShareBackdrop } from '@mashrabiya/ui';
import { dehydrate } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { apiQueryOptions } from './api/apiQueryOptions.ts';
import { prefetch } from './api/prefetch.ts';

import { createApp } from './app/createApp.tsx';
import { getTextHref } from './app/getTextHref.ts';
import { matchRoute, routes } from './app/routes.ts';
import { loadTexts } from './app/texts.ts';
import { createChunkPlanner, type Manifest } from './head/chunkPlan.ts';
import { buildDocumentHtml, type ChunkPlan, scriptHashes } from './head/document.ts';
import { buildPreloadHeader } from './head/preloadHeader.ts';
import { loginNeeded } from './pages/problems/route.ts';
import { paths } from './routing/paths.ts';
import type { Route } from './routing/route.ts';

export interface PagesOptions {
  /** `.vite/manifest.json` of the browser's build. */
  clientManifest: Manifest;
  /** Reaches the API without a network: `http://internal/api/…`. */
  fetch: typeof fetch;
  now: () => Date;
}

export interface Pages {
  /** CSP source expressions of the inline scripts, e.g. `'sha256-…'`. */
  scriptHashes: readonly string[];
  addresses: {
    listed: readonly { path: string; shows: Route['sitemapShows'] }[];
    property: (id: string) => string;
    area: (city: number) => string;
    reel: (id: string) => string;
    provider: (id: string) => string;
    text: (kind: TextKind, slug: string) => string;
  };
  /** Pattern of the address of a page, for logs and metrics. */
  findPattern: (pathname: string) => string;
  /** Background of title images for shared links, as SVG. */
  shareBackdrops: Record<Language, string>;
  render: (request: Request) => Promise<Response>;
}

/** Seconds for which caches may reuse a page. */
const CACHE_SECONDS = 15;
const CACHED_RESULTS: ReadonlySet<string> = new Set(['ready', 'missing', 'gone']);
const STATUS_BY_RESULT = { ready: 200, missing: 404, gone: 410, refused: 422, failed: 503 } as const;

function detectLanguage(request: Request, url: URL): Language {
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_KEY}=(\\w+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  const accepted = parseAcceptedLanguages(request.headers.get('accept-language'));
  return findFirstLanguage([url.searchParams.get(LANGUAGE_QUERY), cookie, ...accepted]);
}

export function createPages({ clientManifest, fetch, now }: PagesOptions): Pages {
  const getChunkPlan = createChunkPlanner(clientManifest);

  async function render(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const language = detectLanguage(request, url);
    const { route, params } = matchRoute(url.pathname);
    // The server always renders for a visitor.
    const { page, module } = route.login ? loginNeeded : route;
    const schemas: object[] = [];
    const app = createApp({
      language,
      i18n: await loadTexts(language, route.login ? [] : route.namespaces),
      fetch,
      apiUrl: 'http://internal/api',
      origin: url.origin,
      session: null,
      now: now(),
      onSchemas: (pageSchemas) => schemas.push(...pageSchemas),
      isServer: true,
    });
    const input = { ...app.context, params, pathname: url.pathname, search: url.searchParams };
    const [result] = await Promise.all([
      route.load?.().then(({ load }) => load(input)) ?? ('ready' as const),
      page.preload(),
      prefetch(app.context, apiQueryOptions(app.context, 'getConfigurations', {})),
    ]);

    if (typeof result === 'object') {
      const headers = { location: result.redirect, 'cache-control': 'no-cache', vary: 'Accept-Language' };
      return new Response(null, { status: 302, headers });
    }

    const emotionCache = createEmotionCache(LOCALES[language].dir);
    emotionCache.compat = true;
    const location = url.pathname + url.search;
    const element = app.element({
      router: (children) => <StaticRouter location={location}>{children}</StaticRouter>,
      emotionCache: () => emotionCache,
    });
    // A deferred boundary needs an inline script to be revealed; no page is long enough to gain from it.
    const { prelude } = await prerender(element, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
    const html = await new Response(prelude).text();
    const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(emotionCache);
    const chunkPlan: ChunkPlan = getChunkPlan(module, language);
    const body = buildDocumentHtml({
      ...LOCALES[language],
      html,
      // `data-s` marks the tags as adopted: otherwise another Emotion cache moves them when its module is imported.
      styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)).replaceAll('<style ', '<style data-s '),
      state: dehydrate(app.queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' }),
      schemas,
      chunkPlan,
    });
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': CACHED_RESULTS.has(result) ? 'public, max-age=0' : 'no-cache',
      vary: 'Accept-Language',
    });
    const preloadHeader = buildPreloadHeader(html);
    if (preloadHeader) headers.set('link', preloadHeader);
    if (route.usesCamera) headers.set('permissions-policy', 'camera=(self), microphone=(self)');
    if (route.isUnlisted) {
      headers.set('cache-control', 'no-store');
      headers.set('referrer-policy', 'no-referrer');
      headers.set('x-robots-tag', 'noindex');
    } else if (CACHED_RESULTS.has(result)) headers.set('x-cache-seconds', String(CACHE_SECONDS));
    return new Response(body, { status: STATUS_BY_RESULT[result], headers });
  }

  const listed = routes.flatMap(({ sitemap = [], sitemapShows }) =>
    sitemap.map((path) => ({ path, shows: sitemapShows })),
  );
  return {
    scriptHashes,
    addresses: {
      listed,
      property: paths.property,
      area: paths.area,
      reel: paths.reel,
      provider: paths.provider,
      text: getTextHref,
    },
    findPattern: (pathname) => matchRoute(pathname).route.paths[0] ?? '*',
    shareBackdrops: { ar: drawShareBackdrop('rtl'), en: drawShareBackdrop('ltr') },
    render,
  };
}
