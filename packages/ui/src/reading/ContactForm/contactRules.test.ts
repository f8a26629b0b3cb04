import { expect, test } from 'vitest';
import { contactProblems } from './contactRules.ts';

const message = {
  name: 'هبة',
  email: 'heba@example.com',
  phone: '01000001234',
  subject: 'عن إعلان',
  message: 'هل ما زالت الشقة متاحة؟',
};

test('a whole message has no problems', () => {
  expect(contactProblems(message)).toEqual([]);
});

test('every field is needed, and spaces fill none', () => {
  expect(contactProblems({ name: ' ', email: '', phone: '', subject: '\n', message: ' ' })).toEqual([
    'name',
    'email',
    'phone',
    'subject',
    'message',
  ]);
});

test('a phone is a national mobile number, in any digits', () => {
  expect(contactProblems({ ...message, phone: '٠١٠٠٠٠٠١٢٣٤' })).toEqual([]);
  expect(contactProblems({ ...message, phone: '0100000123' })).toEqual(['phone']);
});

test('an email is one, whatever space stands around it', () => {
  expect(contactProblems({ ...message, email: ' heba@example.com ' })).toEqual([]);
  expect(contactProblems({ ...message, email: 'heba@' })).toEqual(['email']);
});
