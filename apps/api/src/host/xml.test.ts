import { expect, it } from 'vitest';
import { createElement, createTextElement, renderXml } from './xml.ts';

it('escapes text and attributes, and nests elements', () => {
  const link = createElement('link', { href: 'https://a.eg/area-1?action="x"&type=<y>' });
  const root = createElement('url', {}, createTextElement('loc', "a & b < c > d 'e'"), undefined, link);
  expect(renderXml(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<url><loc>a &amp; b &lt; c &gt; d &apos;e&apos;</loc>' +
      '<link href="https://a.eg/area-1?action=&quot;x&quot;&amp;type=&lt;y&gt;"/></url>\n',
  );
});

it('removes characters that XML does not allow', () => {
  expect(createTextElement('title', 'a\u0000b\u000bc\ud800d\ufffee 👩‍👧 شقة\n').source).toBe(
    '<title>abcde 👩‍👧 شقة\n</title>',
  );
});
