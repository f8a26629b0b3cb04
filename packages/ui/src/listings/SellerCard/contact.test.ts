import { describe, expect, it } from 'vitest';
import { getCallHref, getInitials, getWhatsAppHref } from './contact.ts';

describe('contact links', () => {
  it('use the international form', () => {
    expect(getCallHref('01000001234')).toBe('tel:+201000001234');
    expect(getWhatsAppHref('01000001234', 'شقة & بلكونة')).toBe(
      `https://wa.me/201000001234?text=${encodeURIComponent('شقة & بلكونة')}`,
    );
  });
});

describe('the initials of a seller', () => {
  it('are first and last letters of a Latin name, one letter of an Arabic one', () => {
    expect(getInitials('Nadia Abdel Fattah')).toBe('NF');
    expect(getInitials('hossam')).toBe('H');
    expect(getInitials('نادية عبد الفتاح')).toBe('ن');
    expect(getInitials('  ')).toBe('');
  });
});
