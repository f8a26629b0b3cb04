import type { Language } from '@mashrabiya/i18n';

export interface MailContent {
  subject: string;
  html: string;
  plain: string;
}

interface Mail extends MailContent {
  /** Stays the same for every attempt to send the mail. */
  id: string;
  to: string;
  language: Language;
  /** One-click unsubscribe address (RFC 8058). */
  unsubscribe?: string;
}

/** Sends each mail at most once. */
export interface Mailer {
  /** Throws if the mail can be retried, `UnrecoverableJobError` if it cannot. */
  send(mail: Mail, now: Date): Promise<void>;
  /** Rejects while the mail server is unreachable or refuses the login. */
  check?(): Promise<unknown>;
}

/** Concurrent mails of a kind: they only wait for the mail server, and slow mailboxes must not block others. */
export const MAX_CONCURRENT_MAILS = 20;
