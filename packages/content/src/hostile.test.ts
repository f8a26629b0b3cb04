import { ProseBlock, ProseHref, ProseSection, type ProseSpan } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toProse } from './toProse.ts';

const SCHEMES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/1',
  'intent://evil#Intent;end',
  'ftp://evil.example/',
  '//evil.example/',
  '\\\\evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'https:evil.example',
  'view-source:https://evil.example/',
  'about:blank',
  'evil.html',
  '../../admin',
  '?next=javascript:alert(1)',
];

const LINKS = [
  (href: string) => `[press](${href})`,
  (href: string) => `[press](<${href}>)`,
  (href: string) => `<${href}>`,
  (href: string) => `![alt](${href})`,
  (href: string) => `[**press**](${href} "title")`,
  (href: string) => `[press][ref]\n\n[ref]: ${href}`,
];

const HTML = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">press</a>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<base href=https://evil.example/>',
  '<form action=https://evil.example/><input name=password></form>',
  '<div style="position:fixed;inset:0;z-index:9999">over all</div>',
  '</div></main></body></html>',
  '<!-- --><script>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?>',
  '<!DOCTYPE html><body onload=alert(1)>',
  '<math><mtext></mtext><script>alert(1)</script></math>',
  '<template><script>alert(1)</script></template>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<object data="javascript:alert(1)"></object>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
];

const AROUND = [
  (html: string) => html,
  (html: string) => `Some words ${html} and more`,
  (html: string) => `> ${html}`,
  (html: string) => `- ${html}\n- two`,
  (html: string) => `## ${html} title\n\ntext`,
  (html: string) => `| a |\n|---|\n| ${html} |`,
];

const LAYOUT = [
  '>'.repeat(5_000),
  '- '.repeat(2_000),
  '*'.repeat(20_000),
  '['.repeat(5_000),
  '`'.repeat(5_001),
  `${'**a '.repeat(500)}${'**'.repeat(500)}`,
  `# ${'ع'.repeat(50_000)}`,
  'x'.repeat(90_000),
  `a${'\u0301'.repeat(5_000)}`,
  '\u202egnp.exe\u202c and more',
  '\u202d'.repeat(100),
  '\ufeff\u0000\u0007\u001b[2J text',
  `|${'a|'.repeat(300)}\n|${'-|'.repeat(300)}\n|${'b|'.repeat(300)}`,
  '```html\n<script>alert(1)</script>\n```',
  '    <script>alert(1)</script>',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
  '***\n___\n- - -',
  '- [ ] <input type=checkbox onclick=alert(1)>',
  '~~<b onmouseover=alert(1)>x</b>~~',
  'www.evil.example/<script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{constructor.constructor("alert(1)")()}}',
  '#{alert(1)} <%= 1 %> {% 1 %}',
  '\n'.repeat(5_000),
  '\\'.repeat(5_000),
];

const TEXTS = [
  ...SCHEMES.flatMap((href) => LINKS.map((link) => link(href))),
  ...HTML.flatMap((html) => AROUND.map((around) => around(html))),
  ...LAYOUT,
];

const listSpans = (value: unknown): ProseSpan[] => {
  if (Array.isArray(value)) return value.flatMap(listSpans);
  if (typeof value !== 'object' || value === null) return [];
  if ('text' in value) return [value as ProseSpan];
  return Object.values(value).flatMap(listSpans);
};
const shape = z.strictObject({ opening: z.array(ProseBlock), sections: z.array(ProseSection) });

describe(`${TEXTS.length} hostile texts`, () => {
  it('are numerous and distinct', () => {
    expect(new Set(TEXTS).size).toBeGreaterThanOrEqual(200);
  });

  it.each(TEXTS.map((text) => [text.slice(0, 60), text]))('become valid blocks only: %j', (_, text) => {
    const prose = toProse(text);
    expect(shape.parse(prose)).toEqual(prose);
    for (const { text: words, href } of listSpans(prose)) {
      expect(words).not.toMatch(/[\u202a-\u202e\ufeff]|(?!\n)\p{Cc}|\p{M}{5}/u);
      if (href !== undefined) {
        expect(ProseHref.safeParse(href).success).toBe(true);
        const { protocol, host } = new URL(href, 'https://own.example');
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
        if (href.startsWith('/')) expect(host).toBe('own.example');
      }
    }
  });

  it('leave no HTML but its words', () => {
    expect(toProse('Some <b onclick="alert(1)">words</b><br>.\n\n<div>\nblock\n</div>')).toEqual({
      opening: [{ kind: 'text', spans: [{ text: 'Some words.' }] }],
      sections: [],
    });
  });
});
