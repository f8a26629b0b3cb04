import { describe, expect, it } from 'vitest';
import { callHref, initialsOf, whatsAppHref } from './contact.ts';

describe('contact links', () => {
  it('use the international form', () => {
    expect(callHref('01000001234')).toBe('tel:+201000001234');
    expect(whatsAppHref('01000001234', 'شقة & بلكونة')).toBe(
      `https://wa.me/201000001234?text=${encodeURIComponent('شقة & بلكونة')}`,
    );
  });
});

describe('the initials of a seller', () => {
  it('are first and last letters of a Latin name, one letter of an Arabic one', () => {
    expect(initialsOf('Nadia Abdel Fattah')).toBe('NF');
    expect(initialsOf('hossam')).toBe('H');
    expect(initialsOf('نادية عبد الفتاح')).toBe('ن');
    expect(initialsOf('  ')).toBe('');
  });
});
