import type { Direction } from '@mashrabiya/i18n';
import { expect, test } from 'vitest';
import { createEmotionCache } from './createEmotionCache.ts';

/** The rules that one style becomes. */
function rulesOf(dir: Direction, styles: string): string {
  const cache = createEmotionCache(dir);
  return String(cache.insert('.a', { name: styles, styles }, cache.sheet, true));
}

const ours = 'margin-left:8px;transform:translateX(4px);';
const mui = `@layer components{${ours}&:hover{left:0;}@media (hover: none){right:1px;}}`;

test('MUI’s rules, which stand in a layer, are mirrored right to left', () => {
  expect(rulesOf('rtl', mui)).toBe(
    '@layer components{.a{margin-right:8px;transform:translateX(-4px);}.a:hover{right:0;}@media (hover: none){.a{left:1px;}}}',
  );
  expect(rulesOf('ltr', mui)).toBe(
    '@layer components{.a{margin-left:8px;transform:translateX(4px);}.a:hover{left:0;}@media (hover: none){.a{right:1px;}}}',
  );
});

test('our own are left alone', () => {
  expect(rulesOf('rtl', ours)).toBe(rulesOf('ltr', ours));
  expect(rulesOf('rtl', `@media (hover: none){${ours}}`)).toBe(rulesOf('ltr', `@media (hover: none){${ours}}`));
});

test('what only the WebKit name does is written twice, in a layer too', () => {
  expect(rulesOf('rtl', '@layer components{user-select:none;}')).toContain(
    '-webkit-user-select:none;user-select:none;',
  );
});
