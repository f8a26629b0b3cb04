import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type PropertyPage, pictureFile, pictureSrcSet } from '@mashrabiya/contract';
import type { Running } from './server.ts';

const media = path.resolve(import.meta.dirname, '../apps/api/src/seed/media');

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const SIZES = 'calc(100vw - 32px)';

const card = (home: PropertyPage['allData'][number], index: number) => {
  const cover = home.img[0];
  const picture = cover
    ? `<picture><source type="image/avif" srcset="${pictureSrcSet(cover.img_name, 'avif')}" sizes="${SIZES}">
       <img src="/images/${pictureFile(cover.img_name, 'webp', 480)}" alt="${escapeHtml(cover.alt)}" width="${cover.width}" height="${cover.height}"
       ${index === 0 ? 'fetchpriority="high"' : index > 1 ? 'loading="lazy"' : ''}></picture>`
    : '';
  return `<article>${picture}<p class="price">${escapeHtml(home.f_price ?? '')} ج.م</p>
    <p>${home.size} م² · ${home.bedrooms} · ${home.bathrooms}</p>
    <h2><a href="/property-${home.id}">${escapeHtml(home.address)}</a></h2>
    <p>${escapeHtml(home.category_name)} · ${escapeHtml(home.city_name)}، ${escapeHtml(home.gover_name)}</p><p>${escapeHtml(home.time_ago)}</p></article>`;
};

/** The limit: the same 20 homes and pictures as plain HTML, compressed ahead, without a script or a web font. */
const document = (homes: PropertyPage['allData']) => `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>عقارات للبيع</title>
<style>body{margin:0;padding:16px;font:16px/1.75 system-ui;background:#faf7f2;color:#1e1b16}main{display:grid;gap:20px}
article{background:#fff;border:1px solid #e4dccf;border-radius:16px;overflow:hidden}img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover}
p,h2{margin:0;padding:2px 16px;font-size:16px}.price{font-size:22px;font-weight:600}</style>
<h1>عقارات للبيع في مصر</h1><main>${homes.map(card).join('')}</main></html>`;

/** Serves the plain page beside the product, with the same picture files. */
export async function startStaticPage(product: string, port: number): Promise<Running> {
  const answer = await fetch(`${product}/api/forsell`, { headers: { 'accept-language': 'ar' } });
  const { allData } = (await answer.json()) as PropertyPage;
  const html = brotliCompressSync(document(allData));
  const server = createServer((request, response) => {
    const file = /^\/images\/([\w-]+\.(avif|webp))$/.exec(request.url ?? '');
    if (file?.[1]) {
      response.writeHead(200, { 'content-type': `image/${file[2]}` });
      createReadStream(path.join(media, file[1])).pipe(response);
    } else response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${port}`, stop };
}
