import { createHash } from 'node:crypto';
import type { Direction, Language } from '@mashrabiya/i18n';
import { colors, layerOrder } from '@mashrabiya/ui';
import fallbackFaces from '@mashrabiya/ui/fallbackFonts.css?inline';
import fontFaces from '@mashrabiya/ui/fonts.css?inline';
import type { DehydratedState } from '@tanstack/react-query';
import boot from '../boot/boot.js?raw';
import film from '../boot/film.js?raw';

export interface Plan {
  /** The client's entry module. */
  entry: string;
  /** What the entry and the page import, each file after those that it needs. */
  chunks: readonly string[];
  /** What is loaded once the page is hydrated, likewise. */
  afterHydration: readonly string[];
}

export interface DocumentInput {
  lang: Language;
  dir: Direction;
  /** React's HTML: head tags first, then the app. */
  html: string;
  styles: string;
  state: DehydratedState;
  /** schema.org objects. */
  schemas: readonly object[];
  plan: Plan;
}

/** CSP hashes of the inline scripts. */
export const scriptHashes: readonly string[] = [boot, film].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** What begins the first clip of a page that shows clips, before the app is there. */
const filmScript = (html: string): string => (html.includes(' data-begins="') ? `<script>${film}</script>` : '');

/** JSON that cannot close its script element. */
const scriptSafe = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const data = (id: string, value: unknown) => `<script type="application/json" id="${id}">${scriptSafe(value)}</script>`;
const schemaScript = (schema: object) => `<script type="application/ld+json">${scriptSafe(schema)}</script>`;

/** Tags that React wants in the head come before the app's first element. */
const HEAD_TAGS = /^(?:<(?:title|style)[^>]*>[\s\S]*?<\/(?:title|style)>|<(?:meta|link)[^>]*>)*/;

/**
 * The whole document. The font faces stand in it, because a file of them would hold back the first paint, which waits
 * for the content: drawing the bar alone first would cost a phone a layout more before the first picture. The fonts
 * themselves come after that picture at a first visit, and at once when the browser has had them (`boot.js`). Data stands
 * at the end: even a script that does not run makes the parser stop, and the browser draw what it has so far.
 */
export function documentHtml({ lang, dir, html, styles, state, schemas, plan }: DocumentInput): string {
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  return `<!doctype html>
<html lang="${lang}" dir="${dir}" data-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" id="color-light" media="(prefers-color-scheme: light)" content="${colors.background.light}">
<meta name="theme-color" id="color-dark" media="(prefers-color-scheme: dark)" content="${colors.background.dark}">
<link rel="expect" href="#main" blocking="render">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style id="fonts" media="not all">${fontFaces}</style>
<noscript><style>${fontFaces}</style></noscript>
<script>${boot}</script>
${head}
<style>${layerOrder}${fallbackFaces}</style>
${styles}
</head>
<body>
<div id="root">${html.slice(head.length)}</div>
${filmScript(html)}
${schemas.map(schemaScript).join('\n')}
${data('state', state)}
${data('plan', plan)}
</body>
</html>`;
}
