import { createHash } from 'node:crypto';
import type { Direction, Language } from '@mashrabiya/i18n';
import { colors } from '@mashrabiya/ui';
import fontFaces from '@mashrabiya/ui/fonts.css?inline';
import type { DehydratedState } from '@tanstack/react-query';
import boot from '../boot/boot.js?raw';

export interface Plan {
  /** The module that makes the page live. */
  entry: string;
  /** Everything that it needs, for fetching ahead. */
  chunks: readonly string[];
}

export interface DocumentInput {
  lang: Language;
  dir: Direction;
  /** What React drew: tags for the head first, then the app. */
  html: string;
  styles: string;
  state: DehydratedState;
  plan: Plan;
}

/** CSP sources of the scripts that stand in the document itself. */
export const scriptHashes: readonly string[] = [`'sha256-${createHash('sha256').update(boot).digest('base64')}'`];

const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;

/** Tags that React wants in the head come before the app's first element. */
const HEAD_TAGS = /^(?:<(?:title|style)[^>]*>[\s\S]*?<\/(?:title|style)>|<(?:meta|link)[^>]*>)*/;

/**
 * The whole document. The font faces stand in it, because a file of them would hold back the first paint, which waits
 * for the content: drawing the bar alone first would cost a phone a layout more before the first picture.
 */
export function documentHtml({ lang, dir, html, styles, state, plan }: DocumentInput): string {
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  return `<!doctype html>
<html lang="${lang}" dir="${dir}" data-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colors.background.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colors.background.dark}">
<link rel="expect" href="#main" blocking="render">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${boot}</script>
${head}
<style>${fontFaces}</style>
${styles}
</head>
<body>
<div id="root">${html.slice(head.length)}</div>
${data('state', state)}
${data('plan', plan)}
</body>
</html>`;
}
