import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Running } from './server.ts';

const media = path.resolve(import.meta.dirname, '../packages/demo-data/media');

/** Lower bound: the list's 20 cards as plain HTML with only their CSS. No shell, script, data or web font. */
async function buildPlainPage(browser: Browser, product: string): Promise<string> {
  const page = await browser.newPage({ locale: 'ar-EG' });
  await page.goto(`${product}/listing`);
  const { list, css } = await page.evaluate(() => {
    const cardList = document.querySelector('main ul:has(article)');
    if (!cardList) throw new Error('No cards on the list page');
    const classes = new Set([cardList, ...cardList.querySelectorAll('*')].flatMap((element) => [...element.classList]));
    const isUsed = ({ selectorText }: CSSStyleRule) => {
      const named = selectorText.match(/\.mr?-\w+/g) ?? [];
      return named.length === 0 || named.some((name) => classes.has(name.slice(1)));
    };
    const getCssText = (rules: CSSRuleList): string =>
      [...rules]
        .map((rule) => {
          if (rule instanceof CSSStyleRule) return isUsed(rule) ? rule.cssText : '';
          if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText}{${getCssText(rule.cssRules)}}`;
          if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name}{${getCssText(rule.cssRules)}}`;
          if (rule instanceof CSSContainerRule) return `@container ${rule.conditionText}{${getCssText(rule.cssRules)}}`;
          return '';
        })
        .join('');
    return {
      list: cardList.outerHTML,
      css: [...document.styleSheets].map((sheet) => getCssText(sheet.cssRules)).join(''),
    };
  });
  await page.close();
  return `<!doctype html><html lang="ar" dir="rtl" data-scheme="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>عقارات للبيع في مصر</title>
<style>${css} body{padding:16px;font-family:system-ui}</style></head>
<body><h1>عقارات للبيع في مصر</h1>${list}</body></html>`;
}

export async function startStaticPage(browser: Browser, product: string, port: number): Promise<Running> {
  const html = brotliCompressSync(await buildPlainPage(browser, product));
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
