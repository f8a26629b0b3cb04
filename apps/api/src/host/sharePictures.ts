import { createHash } from 'node:crypto';
import { SHARE_PATH } from '@mashrabiya/contract';
import { isLanguage, LANGUAGE_QUERY } from '@mashrabiya/i18n';
import { common as ar } from '@mashrabiya/i18n/ar/visitor/common';
import { common as en } from '@mashrabiya/i18n/en/visitor/common';
import type { Context, Hono } from 'hono';
import { AppError } from '../core/AppError.ts';
import type { Files } from '../files/Files.ts';
import { readStoredFile } from '../files/readStoredFile.ts';
import type { Pages } from './pages.ts';
import { drawSharePicture } from './share/drawSharePicture.ts';

const BRANDS = { ar: ar.brand, en: en.brand };
const CACHE_SECONDS = 86_400;
/** Longest title that fits; networks show a longer one beside the picture. */
const MAX_TITLE_LENGTH = 140;
/** Version of the design; increase it to redraw all pictures. */
const DESIGN_VERSION = 1;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decodeEntities = (text: string) =>
  text.replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** A page's title without the brand, which the picture shows separately; undefined for pages that are not shareable. */
async function extractTitle(page: Response, brand: string): Promise<string | undefined> {
  if (page.status !== 200) return undefined;
  const html = await page.text();
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  if (!title || html.includes('<meta name="robots" content="noindex"')) return undefined;
  const pageTitle = decodeEntities(title).replace(new RegExp(`\\s*\\|\\s*${brand}$`), '');
  return pageTitle.length > MAX_TITLE_LENGTH ? `${pageTitle.slice(0, MAX_TITLE_LENGTH).trimEnd()}…` : pageTitle;
}

/** Serves preview pictures of page titles, like `/share/ar/news.png`; each is drawn once and stored for all nodes. */
export function serveSharePictures(
  site: Hono,
  { render, shareBackdrops }: Pick<Pages, 'render' | 'shareBackdrops'>,
  files: Files,
  getOrigin: (c: Context) => string,
): void {
  const pendingDrawings = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  site.get(`${SHARE_PATH}/*`, async (c) => {
    const [, language, path] = /^\/share\/(\w+)(\/[\w./-]*)?\.png$/.exec(c.req.path) ?? [];
    if (!isLanguage(language) || path?.includes('//') || path?.startsWith(SHARE_PATH)) {
      throw new AppError({ code: 'not_found' });
    }
    const page = await render(new Request(`${getOrigin(c)}${path ?? '/'}?${LANGUAGE_QUERY}=${language}`));
    const title = await extractTitle(page, BRANDS[language]);
    if (title === undefined) throw new AppError({ code: 'not_found' });
    const digest = createHash('sha256').update(`${DESIGN_VERSION} ${language} ${title}`).digest('hex').slice(0, 32);
    const key = `share/${digest}.png`;

    const draw = async () => {
      const storedPicture = await readStoredFile(files, key);
      if (storedPicture) return storedPicture;
      const brand = BRANDS[language];
      const picture = new Uint8Array(
        await drawSharePicture({ title, brand, language, backdrop: shareBackdrops[language] }),
      );
      await files.put(key, new Blob([picture], { type: 'image/png' }));
      return picture;
    };
    // Concurrent requests share one rendering.
    const drawing = pendingDrawings.get(key) ?? draw().finally(() => pendingDrawings.delete(key));
    pendingDrawings.set(key, drawing);
    return c.body(await drawing, 200, {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${CACHE_SECONDS}`,
      etag: `"${digest}"`,
    });
  });
}
