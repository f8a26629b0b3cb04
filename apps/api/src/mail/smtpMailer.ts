import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import { traceCall } from '../core/traceCall.ts';
import type { Tables } from '../db/schema.ts';
import { UnrecoverableJobError } from '../jobs/jobRules.ts';
import type { Mailer } from './Mailer.ts';
import { beginHandover, undoHandover } from './repository/handovers.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps:`. */
  url: string;
  from: string;
}

const SENDER_NAME = 'Mashrabiya · مشربية';

/** The sum of the timeouts is far below a job's lease. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

interface SmtpError {
  code?: string;
  responseCode?: number;
  permanent?: boolean;
  syscall?: string;
  timeoutType?: string;
}

/** True if the mail was certainly not accepted: the server refused it, or there was no connection. */
const wasNeverSent = ({ code, responseCode, syscall, timeoutType }: SmtpError): boolean =>
  typeof responseCode === 'number' ||
  syscall === 'connect' ||
  code === 'EDNS' ||
  code === 'ETLS' ||
  (code === 'ETIMEDOUT' && timeoutType !== 'SOCKET_TIMEOUT');

/** True if a retry is useless; a refused login may be fixed meanwhile. */
const isRefused = ({ code, permanent }: SmtpError): boolean =>
  permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');

/**
 * Sends mails through a mail server. If it is uncertain that one was accepted, because the connection broke or this
 * process died meanwhile, it is not sent again: a user who waits for a link requests another.
 */
export function createSmtpMailer(db: Kysely<Tables>, { url, from }: SmtpSettings): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    check: () => transport.verify(),

    async send({ id, to, subject, html, plain, language, unsubscribe }, now) {
      if (!(await beginHandover(db, id, now)))
        throw new UnrecoverableJobError('An earlier attempt was interrupted; the mail may have been sent');
      try {
        const message = {
          from: { name: SENDER_NAME, address: from },
          // The object form is never parsed as a list, a group or a comment.
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
        };
        await traceCall(
          () => ['SMTP', { 'server.address': new URL(url).hostname }],
          () => transport.sendMail(message),
        );
      } catch (error) {
        const reason: SmtpError & { message?: string } = error instanceof Error ? error : {};
        if (!wasNeverSent(reason)) throw new UnrecoverableJobError(`${reason.message}; the mail may have been sent`);
        await undoHandover(db, id);
        throw isRefused(reason) ? new UnrecoverableJobError(`${reason.message}`) : error;
      }
    },
  };
}
