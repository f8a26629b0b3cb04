import { parsePhone } from '@mashrabiya/i18n';
import { isEmail } from '../../account/accountRules.ts';

/** What somebody writes to us; all of it is needed (specification, section 5). */
export interface ContactMessage {
  name: string;
  email: string;
  /** National form, 11 digits. */
  phone: string;
  subject: string;
  message: string;
}

export type ContactField = keyof ContactMessage;

/** In the order of the form. */
export const CONTACT_FIELDS: readonly ContactField[] = ['name', 'email', 'phone', 'subject', 'message'];

/** Whether an answer can be sent. */
export function fitsContact(field: ContactField, answer: string): boolean {
  if (field === 'email') return isEmail(answer.trim());
  if (field === 'phone') return parsePhone(answer) !== null;
  return answer.trim() !== '';
}

/** The fields that hold a message back, in the order of the form. */
export const contactProblems = (message: ContactMessage): ContactField[] =>
  CONTACT_FIELDS.filter((field) => !fitsContact(field, message[field]));
