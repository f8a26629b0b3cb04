import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TextKind } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';

/** What the server hands to the web app's server half. */
export interface PagesOptions {
  /** The browser build's `.vite/manifest.json`, parsed. */
  clientManifest: unknown;
  /** Reaches the API without a network: `http://internal/api/…`. */
  fetch: typeof fetch;
  now: () => Date;
}

/** A page of the sitemap, and what it lists: it has changed when that has. */
export interface ListedPage {
  path: string;
  shows?: 'listings' | 'reels' | 'texts' | undefined;
}

/** The web app's server half. */
export interface Pages {
  /** CSP source expressions of its inline scripts. */
  scriptHashes: readonly string[];
  /** When the web app was built. */
  builtAt: Date;
  /** Addresses in the sitemap: single pages and what changes them, properties, reels and providers by id, areas by city, the page of a text. */
  addresses: {
    listed: readonly ListedPage[];
    property(id: string): string;
    area(city: number): string;
    reel(id: string): string;
    provider(id: string): string;
    text(kind: TextKind, slug: string): string;
  };
  /** Behind the titles of pages that are shared, as SVG: see `sharePictures.ts`. */
  shareBackdrops: Record<Language, string>;
  /** Draws a page. An answer with `CACHE_SECONDS_HEADER` may be kept under its address and language. */
  render(request: Request): Promise<Response>;
}

/** Loads the built web app; undefined when there is no build. */
export async function loadPages(
  webDirectory: string,
  options: Omit<PagesOptions, 'clientManifest'>,
): Promise<Pages | undefined> {
  const entry = join(webDirectory, 'server', 'entry-server.js');
  const manifest = join(webDirectory, 'client', '.vite', 'manifest.json');
  if (!existsSync(entry) || !existsSync(manifest)) return undefined;
  const module: { createPages(options: PagesOptions): Omit<Pages, 'builtAt'> } = await import(
    pathToFileURL(entry).href
  );
  const pages = module.createPages({ ...options, clientManifest: JSON.parse(readFileSync(manifest, 'utf8')) });
  return { ...pages, builtAt: statSync(manifest).mtime };
}
