import { LANGUAGES } from '@mashrabiya/i18n';
import { describe, expect, it } from 'vitest';
import { composeMail } from './composeMail.ts';
import { buildLink, LINK_TARGETS, MAIL_KINDS } from './mailRules.ts';

const LINK = 'https://example.com/verify-email#a-b_c';
const everyMail = MAIL_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

describe('A mail', () => {
  it.each(everyMail)('%s in %s has the same words as HTML and as plain text', async (kind, language) => {
    const { subject, html, plain } = await composeMail(kind, language, LINK, {
      name: 'Nadia',
      email: 'nadia@example.com',
    });
    expect(subject).toMatch(language === 'ar' ? /^[\p{scx=Arabic}\p{M} ]+$/u : /^[A-Z][a-z ]+/);
    const renderedText = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    for (const paragraph of plain.split('\n').filter((line) => line && line !== '--'))
      expect(renderedText).toContain(paragraph.replace(/:$/, '').trim());
    expect(html).toContain(`href="${LINK}"`);
    expect(plain).toContain(`\n${LINK}\n`);
    expect(plain).not.toMatch(/\{\{|undefined|<|>/);
  });

  it.each([
    ['ar', 'rtl', 'right'],
    ['en', 'ltr', 'left'],
  ] as const)('in %s runs %s, also in mail programs without logical properties', async (language, dir, side) => {
    const { html } = await composeMail('reset', language, LINK);
    expect(html).toMatch(new RegExp(`<html lang="${language}" dir="${dir}">`));
    expect(html).toContain(`<body dir="${dir}"`);
    const tables = html.match(/<table[^>]*>/g) ?? [];
    expect(tables.length).toBe(3);
    for (const table of tables) expect(table).toContain(`dir="${dir}"`);
    expect(html).toContain(`text-align:${side}`);
    expect(html).not.toContain(`text-align:${side === 'left' ? 'right' : 'left'}`);
    expect(html).not.toMatch(/<script|<img|margin-inline|display:\s*(?:flex|grid)/);
  });

  it('has a dark variant of every colour that it uses', async () => {
    const { html } = await composeMail('reset', 'ar', LINK);
    const [, darkStyles = ''] = /<style>@media \(prefers-color-scheme:dark\)\{([\s\S]*)\}<\/style>/.exec(html) ?? [];
    const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
    for (const name of classes) expect(darkStyles).toContain(`.${name}`);
    const coloredElements = html.match(/<[^>]+(?:;color:|background:|bgcolor=)[^>]*>/g) ?? [];
    for (const element of coloredElements) expect(element).toContain('class="');
    expect(html).toContain('content="light dark"');
  });

  it('shows a name as text, isolated from its surroundings', async () => {
    const { html, plain } = await composeMail('welcome', 'ar', LINK, { name: '<b>Nadia & Co</b>' });
    expect(html).toContain('\u2068&lt;b&gt;Nadia &amp; Co&lt;/b&gt;\u2069');
    expect(plain).toContain('\u2068<b>Nadia & Co</b>\u2069');
  });

  it('removes direction controls from a name, which would reverse the text after it', async () => {
    const { plain } = await composeMail('welcome', 'en', LINK, { name: 'Eve\u2069\u202e\u2067' });
    expect(plain).toContain('\u2068Eve\u2069');
    expect(plain).not.toMatch(/[\u202a-\u202e\u2067]/);
  });

  it('about a refund lists the refunded and the deducted amount, the receipt and the date', async () => {
    const money = {
      amount: 58_800,
      fee: 1200,
      receipt: '2026-000042',
      event: 'returnedOn',
      day: '2026-11-26',
    } as const;
    const { plain } = await composeMail('refund_paid', 'en', LINK, {}, { money });
    for (const line of [
      'Amount: EGP 588',
      'Fee deducted: EGP 12',
      'Receipt: 2026-000042',
      'Refunded on: 26 November 2026',
    ])
      expect(plain.replace(/[\u2068\u2069]/g, '')).toContain(line);
    const completeMail = await composeMail(
      'surplus_returned',
      'en',
      LINK,
      {},
      { money: { ...money, fee: undefined, receipt: null } },
    );
    expect(completeMail.plain).not.toMatch(/Fee|Receipt/);
  });

  it('carries a secret where no server logs it', () => {
    const url = new URL(buildLink('https://example.com', LINK_TARGETS.reset, 'secret'));
    expect(url.hash).toBe('#secret');
    expect(url.pathname + url.search).toBe('/reset-password');
    expect(buildLink('https://example.com', LINK_TARGETS.welcome)).toBe('https://example.com/');
    expect(buildLink('https://example.com', LINK_TARGETS.reel_rejected)).toBe(
      'https://example.com/myproperties?tab=reels',
    );
    expect(buildLink('https://example.com', LINK_TARGETS.export_ready)).toBe(
      'https://example.com/profile?tab=settings#export',
    );
  });
});
