import { describe, expect, it } from 'vitest';
import { toMailbox } from './email.ts';

describe('The mailbox of an address', () => {
  it.each([
    'nadiasamir@gmail.com',
    'Nadia.Samir@gmail.com',
    'n.a.d.i.a.samir@GMAIL.com',
    'nadiasamir+trial@gmail.com',
    'nadia.samir+a+b@googlemail.com',
    'ｎadiasamir@gmail.com',
  ])('is the same for all spellings that Gmail delivers to it: %s', (address) =>
    expect(toMailbox(address)).toBe('nadiasamir@gmail.com'),
  );

  it.each([
    ['Nadia.Samir+x@outlook.com', 'nadia.samir@outlook.com'],
    ['nadia+x@hotmail.com', 'nadia@hotmail.com'],
    ['nadia+x@live.com', 'nadia@live.com'],
    ['nadia+x@icloud.com', 'nadia@icloud.com'],
    ['nadia+x@me.com', 'nadia@me.com'],
    ['nadia+x@proton.me', 'nadia@proton.me'],
    ['nadia+x@fastmail.com', 'nadia@fastmail.com'],
    ['nadia_s-shop@yahoo.com', 'nadia_s@yahoo.com'],
  ])('has no tags of providers that ignore them: %s', (address, mailbox) => expect(toMailbox(address)).toBe(mailbox));

  it.each([
    'nadia+x@example.com',
    'nadia-x@gmail.com',
    'na.dia@outlook.com',
    'nadia+x@yahoo.com',
    'nadia-x@example.com',
  ])('keeps significant characters: %s', (address) => expect(toMailbox(address)).toBe(address));

  it('is the address itself if it has nothing but a tag', () =>
    expect(toMailbox('+Tag@gmail.com')).toBe('+tag@gmail.com'));
});
