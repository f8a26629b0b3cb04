import { expect, it } from 'vitest';
import { redact } from './redact.ts';

it.each([
  ['550 5.1.1 <nour.hassan@mail.example.com>: no such user', '550 5.1.1 <[email]>: no such user'],
  ['Key (email)=(a+b@example.com) already exists', 'Key (email)=([email]) already exists'],
  [`GET /alerts/stop/${'a-B_'.repeat(11)}`, 'GET /alerts/stop/[token]'],
  ['connect ECONNREFUSED 127.0.0.1:587', 'connect ECONNREFUSED 127.0.0.1:587'],
  ['at file:///srv/node_modules/@scope/pkg.js:1:2', 'at file:///srv/node_modules/@scope/pkg.js:1:2'],
  ['0193a7b2-0000-7000-8000-a1e275000000', '0193a7b2-0000-7000-8000-a1e275000000'],
])('hides personal data in %s', (text, expected) => {
  expect(redact(text)).toBe(expected);
});
