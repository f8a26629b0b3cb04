import type { Language } from '@mashrabiya/i18n';
import type { ColumnType, Generated, Selectable } from 'kysely';

interface JobTable {
  id: string;
  kind: string;
  /** Input of the kind's handler; empty once it is done. */
  payload: ColumnType<unknown, string, string>;
  /** Due time; while a node runs it, the end of the lease. */
  run_at: Date;
  attempts: Generated<number>;
  state: Generated<'waiting' | 'done' | 'dead'>;
  last_error: Generated<string | null>;
  created_at: Date;
  ended_at: Generated<Date | null>;
}

export interface OutboxTable {
  id: string;
  channel: Generated<'mail' | 'sms'>;
  /** Email address, or E.164. */
  recipient: string;
  language: Language;
  subject: string;
  html: string;
  plain: string;
  unsubscribe: Generated<string | null>;
  created_at: Date;
}

/** Recorded before a mail is handed to the mail server. */
interface MailHandoverTable {
  job_id: string;
  created_at: Date;
}

export interface JobTables {
  job: JobTable;
  outbox: OutboxTable;
  mail_handover: MailHandoverTable;
}

export type JobRow = Selectable<JobTable>;
