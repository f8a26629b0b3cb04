import { randomUUID } from 'node:crypto';
import { MESSAGE_MAX_LENGTH } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { createRandomSource } from '../src/testing/createRandomSource.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { buildPost } from './support/client.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';

const TEXT_COUNT = 500;
/** Fewer than a user may send in an hour. */
const TEXTS_PER_HOUR = 100;
/** At most a page of a conversation. */
const TEXTS_PER_CHECK = 40;
const HOUR_MS = 3_600_000;

const CONTROL_CHARACTERS = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code));
const HOSTILE_TEXTS = [
  ...CONTROL_CHARACTERS.map((character) => `أ${character}ب`),
  '\u007f\u0080\u009f',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '</textarea><iframe src="//evil.example">',
  '&lt;b&gt;&#0;&#x202e;',
  '<!--',
  ']]>',
  '\u2028\u2029',
  '\u202e\u202dgnp.exe\u202c',
  '\u2066\u2067\u2068\u2069\u061c\u200e\u200f',
  '\u200b\u200c\u200d\u2060\ufeff',
  '\ufffe\uffff\ufffd',
  '\ud800',
  '\udfff',
  '\ud83d x',
  '👨‍👩‍👧‍👦'.repeat(80),
  '🏳️‍🌈🏴‍☠️🇪🇬',
  'e\u0301'.repeat(300),
  `Z${'\u0335\u0321\u0489'.repeat(200)}`,
  '﷽'.repeat(100),
  'ﷺ\u0640\u0640\u0640',
  "'; drop table message; --",
  "' or 1=1 --",
  '1; select pg_sleep(5)',
  '\\',
  '\\x00\\u0000',
  '%00%0a%0d',
  '%s %n %d',
  '{{constructor.constructor("return process")()}}',
  '{{name}} $t(common:retry)',
  '#{7*7} <%= 7*7 %>',
  '__proto__',
  '{"is_own":true}',
  'null',
  'undefined',
  'NaN',
  '../../../etc/passwd',
  'file:///etc/passwd',
  'data:text/html,<script>alert(1)</script>',
  'a@example.com\r\nBcc: victim@example.com',
  'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
  'data: {"is_complete":false}\n\nid: 1\n\n',
  '=cmd|"/c calc"!A1',
  '٠١٢٣٤٥٦٧٨٩',
  'x'.repeat(MESSAGE_MAX_LENGTH),
  'x'.repeat(MESSAGE_MAX_LENGTH + 1),
  '👍'.repeat(MESSAGE_MAX_LENGTH),
  'س'.repeat(30_000),
  '\n'.repeat(1_000),
  ' \t\u00a0\u3000',
  '',
];

/** The hostile texts, and then combinations of them. */
function createTexts(): string[] {
  const { pick } = createRandomSource(52);
  return Array.from(
    { length: TEXT_COUNT },
    (_, i) => HOSTILE_TEXTS[i] ?? `${pick(HOSTILE_TEXTS)} ${pick(HOSTILE_TEXTS)}`,
  );
}

describeEngines('Hostile messages', (open) => {
  const api = createFixtureApi(open);
  const { createConversation, fetchConversation, listInbox } = createConversationTools(api);
  const { mailsTo } = createMailbox(api);

  it('are stored and returned unchanged, or refused with an error of the field', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const stored: { id: string; text: string }[] = [];
    let refusedCount = 0;
    const expectStored = async () => {
      const { messages } = await fetchConversation(seller.token, conversation);
      const latest = stored.slice(-TEXTS_PER_CHECK);
      expect(messages.slice(-latest.length)).toMatchObject(latest);
      expect((await listInbox(seller.token)).data[0]?.last_message.text).toBe(latest.at(-1)?.text);
    };
    for (const [index, text] of createTexts().entries()) {
      if (index % TEXTS_PER_HOUR === 0) api.advanceTime(HOUR_MS);
      const id = randomUUID();
      const path = `/user/conversations/${conversation}/messages`;
      const response = await api.client.request(path, buildPost(buyer.token, { id, text }));
      const body = await response.json();
      if (response.status === 422) {
        expect(body.errors, JSON.stringify(text)).toMatchObject([{ source: { pointer: '/text' } }]);
        refusedCount++;
        continue;
      }
      expect(response.status, `${JSON.stringify(text)}: ${JSON.stringify(body)}`).toBe(200);
      const expected = text.trim().toWellFormed();
      expect(body.data.text).toBe(expected);
      stored.push({ id, text: expected });
      if (stored.length % TEXTS_PER_CHECK === 0) await expectStored();
    }
    await expectStored();
    expect(stored.length).toBeGreaterThan(TEXT_COUNT / 2);
    expect(refusedCount).toBeGreaterThan(10);
  });

  it('are only text in mails', async () => {
    const text = `<script>alert(1)</script>\r\nBcc: victim@example.com \u202e`;
    const { seller } = await createConversation(text);
    api.advanceTime(HOUR_MS);
    const mails = await mailsTo(seller.email);
    expect(mails.some(({ html }) => html.includes('alert(1)'))).toBe(true);
    for (const { subject, html } of mails) {
      expect(html).not.toContain('<script>');
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});
