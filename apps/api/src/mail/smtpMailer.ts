import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Tables } from '../db/schema.ts';
import { GiveUp } from '../jobs/jobRules.ts';
import type { Mailer } from './Mailer.ts';
import { beginHandover, undoHandover } from './repository/handovers.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps:`. */
  url: string;
  /** The address that mails come from. */
  from: string;
}

const SENDER_NAME = 'Mashrabiya · مشربية';

/** Together far below the time that a node has for a job. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** What nodemailer says of an error. */
interface SmtpError {
  code?: string;
  /** What the mail server answered. */
  responseCode?: number;
  /** A refusal that stays one. */
  permanent?: boolean;
  syscall?: string;
  timeoutType?: string;
}

/** Whether a mail certainly was not taken: the server said so, or no conversation came about. */
const isUnsent = ({ code, responseCode, syscall, timeoutType }: SmtpError): boolean =>
  typeof responseCode === 'number' ||
  syscall === 'connect' ||
  code === 'EDNS' ||
  code === 'ETLS' ||
  (code === 'ETIMEDOUT' && timeoutType !== 'SOCKET_TIMEOUT');

/** Whether the server wants nothing of this mail, now or later; a refused login may be mended meanwhile. */
const isRefused = ({ code, permanent }: SmtpError): boolean =>
  permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');

/**
 * Hands mails to a mail server. When it is not certain whether one was taken, because the connection broke or this
 * process ended meanwhile, it is not sent again: who waits for a link asks for another.
 */
export function smtpMailer(db: Kysely<Tables>, { url, from }: SmtpSettings): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    check: () => transport.verify(),

    async send({ id, to, subject, html, plain, language, unsubscribe }, now) {
      if (!(await beginHandover(db, id, now)))
        throw new GiveUp('An attempt to send it was interrupted; it may have been sent');
      try {
        await transport.sendMail({
          from: { name: SENDER_NAME, address: from },
          // Never read as a list, a group or a comment.
          to: { name: '', address: to },
          subject,
          html,
          text: plain,
          messageId: `<${id}@${host}>`,
          headers: {
            'content-language': language,
            'auto-submitted': 'auto-generated',
            ...(unsubscribe && {
              'list-unsubscribe': `<${unsubscribe}>`,
              'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        const reason: SmtpError & { message?: string } = error instanceof Error ? error : {};
        if (!isUnsent(reason)) throw new GiveUp(`${reason.message}; it may have been sent`);
        await undoHandover(db, id);
        throw isRefused(reason) ? new GiveUp(`${reason.message}`) : error;
      }
    },
  };
}
