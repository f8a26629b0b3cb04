import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TextKind } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';

export interface PagesOptions {
  clientManifest: unknown;
  /** Calls the API without a network: `http://internal/api/…`. */
  fetch: typeof fetch;
  now: () => Date;
}

/** A sitemap page and its contents, whose changes change the page. */
interface ListedPage {
  path: string;
  shows?: 'listings' | 'reels' | 'texts' | undefined;
}

export interface Pages {
  /** CSP source expressions of the pages' inline scripts. */
  scriptHashes: readonly string[];
  builtAt: Date;
  /** Sitemap addresses: pages with their dependencies, and those of properties, reels, providers, areas and texts. */
  addresses: {
    listed: readonly ListedPage[];
    property(id: string): string;
    area(city: number): string;
    reel(id: string): string;
    provider(id: string): string;
    text(kind: TextKind, slug: string): string;
  };
  /** Pattern of the address of a page, such as `/property-:id`. */
  findPattern(pathname: string): string;
  /** Backgrounds of preview pictures, as SVG: see `sharePictures.ts`. */
  shareBackdrops: Record<Language, string>;
  /** Renders a page. An answer with `CACHE_SECONDS_HEADER` may be cached by address and language. */
  render(request: Request): Promise<Response>;
}

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
