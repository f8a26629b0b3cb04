import { createHash } from 'node:crypto';
import type { Direction, Language } from '@mashrabiya/i18n';
import { colors, layerOrder } from '@mashrabiya/ui';
import fallbackFaces from '@mashrabiya/ui/fallbackFonts.css?inline';
import fontFaces from '@mashrabiya/ui/fonts.css?inline';
import type { DehydratedState } from '@tanstack/react-query';
import boot from '../boot/boot.js?raw';
import videoScript from '../boot/video.js?raw';

export interface ChunkPlan {
  entry: string;
  /** Files that the entry and the page import, each after its own imports. */
  chunks: readonly string[];
  /** Files loaded once the page is hydrated, each after its own imports. */
  afterHydration: readonly string[];
}

export interface DocumentInput {
  lang: Language;
  dir: Direction;
  html: string;
  styles: string;
  state: DehydratedState;
  schemas: readonly object[];
  chunkPlan: ChunkPlan;
}

export const scriptHashes: readonly string[] = [boot, videoScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** Script that starts the first reel before the app has loaded. */
const buildVideoScript = (html: string): string =>
  html.includes(' data-begins="') ? `<script>${videoScript}</script>` : '';

/** JSON that cannot close its script element. */
const toScriptSafeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const buildDataScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${toScriptSafeJson(value)}</script>`;
const buildSchemaScript = (schema: object) => `<script type="application/ld+json">${toScriptSafeJson(schema)}</script>`;

/** React puts tags for the head before the app's first element. */
const HEAD_TAGS_PATTERN = /^(?:<(?:title|style)[^>]*>[\s\S]*?<\/(?:title|style)>|<(?:meta|link)[^>]*>)*/;

/**
 * The whole document. Font faces are inline: with a file, phones would first paint the bar alone, and need one more
 * layout before the first picture. On a first visit the font files load after that picture, later at once (`boot.js`).
 * Data comes last: even an inert script makes the parser stop and the browser paint early.
 */
export function buildDocumentHtml({ lang, dir, html, styles, state, schemas, chunkPlan }: DocumentInput): string {
  const head = HEAD_TAGS_PATTERN.exec(html)?.[0] ?? '';
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
${buildVideoScript(html)}
${schemas.map(buildSchemaScript).join('\n')}
${buildDataScript('state', state)}
${buildDataScript('plan', chunkPlan)}
</body>
</html>`;
}
