import type { Direction } from '@mashrabiya/i18n';
import { expect, test } from 'vitest';
import { createEmotionCache } from './createEmotionCache.ts';

function serializeRules(dir: Direction, styles: string): string {
  const cache = createEmotionCache(dir);
  return String(cache.insert('.a', { name: styles, styles }, cache.sheet, true));
}

const ownStyles = 'margin-left:8px;transform:translateX(4px);';
const mui = `@layer components{${ownStyles}&:hover{left:0;}@media (hover: none){right:1px;}}`;

test('MUI’s rules, in a layer, are mirrored right to left', () => {
  expect(serializeRules('rtl', mui)).toBe(
    '@layer components{.a{margin-right:8px;transform:translateX(-4px);}.a:hover{right:0;}@media (hover: none){.a{left:1px;}}}',
  );
  expect(serializeRules('ltr', mui)).toBe(
    '@layer components{.a{margin-left:8px;transform:translateX(4px);}.a:hover{left:0;}@media (hover: none){.a{right:1px;}}}',
  );
});

test('our own rules are unchanged', () => {
  expect(serializeRules('rtl', ownStyles)).toBe(serializeRules('ltr', ownStyles));
  expect(serializeRules('rtl', `@media (hover: none){${ownStyles}}`)).toBe(
    serializeRules('ltr', `@media (hover: none){${ownStyles}}`),
  );
});

test('properties with a WebKit prefix are written twice, also in a layer', () => {
  expect(serializeRules('rtl', '@layer components{user-select:none;}')).toContain(
    '-webkit-user-select:none;user-select:none;',
  );
});

test.each([
  ['float:left', 'float:right'],
  ['text-align:right', 'text-align:left'],
  ['padding:1px 2px 3px 4px', 'padding:1px 4px 3px 2px'],
  ['border-radius:1px 2px', 'border-radius:2px 1px'],
  ['border-radius:1px 2px 3px 4px', 'border-radius:2px 1px 4px 3px'],
  ['box-shadow:2px 0 red', 'box-shadow:-2px 0 red'],
  ['cursor:e-resize', 'cursor:w-resize'],
  ['direction:ltr', 'direction:rtl'],
  ['background-position:20% 0', 'background-position:80% 0'],
  ['transform:translate(2px, 1px)', 'transform:translate(-2px, 1px)'],
  ['transition:margin-left 1s', 'transition:margin-right 1s'],
  ['margin:0 auto calc(1px + 2px) 4px!important', 'margin:0 4px calc(1px + 2px) auto!important'],
  ['border-radius:1px 2px 3px', 'border-radius:2px 1px 2px 3px'],
  ['border-top-left-radius:4px', 'border-top-right-radius:4px'],
  ['box-shadow:0 1px red,-2px 0 rgba(0, 0, 0, 0.2)', 'box-shadow:0 1px red,2px 0 rgba(0, 0, 0, 0.2)'],
  ['transform:scale(1) translate(50%, -50%)', 'transform:scale(1) translate(-50%, -50%)'],
  ['transform-origin:top left', 'transform-origin:top right'],
  ['cursor:nw-resize', 'cursor:ne-resize'],
  ['color:red', 'color:red'],
  ['padding:1px 2px', 'padding:1px 2px'],
])('in a layer %s becomes %s', (written, mirrored) => {
  expect(serializeRules('rtl', `@layer theme{color:blue;${written};}`)).toBe(
    `@layer theme{.a{color:blue;${mirrored};}}`,
  );
});
