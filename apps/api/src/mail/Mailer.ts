import type { Language } from '@mashrabiya/i18n';

/** A mail as it is written. */
export interface MailContent {
  subject: string;
  /** A whole document. */
  html: string;
  /** The same for programs that show no HTML. */
  plain: string;
}

/** A mail as it is sent. */
export interface Mail extends MailContent {
  /** The same in each attempt to send it. */
  id: string;
  to: string;
  language: Language;
  /** Where one press, of a mail program too, stops more mails of its kind (RFC 8058). */
  unsubscribe?: string;
}

/** Sends mails, none twice. */
export interface Mailer {
  /** Throws when the mail can be tried again, `GiveUp` when it cannot. */
  send(mail: Mail, now: Date): Promise<void>;
  /** Rejects while the mail server cannot be reached, or refuses the login. */
  check?(): Promise<unknown>;
}

/**
 * How many mails of a kind are handed over at once: they only wait for the mail server, which may answer for some
 * mailboxes late, and those hold back no other.
 */
export const MAILS_AT_ONCE = 20;
