import type { Language } from '@mashrabiya/i18n';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** Work that is done later, by any node. */
export interface JobTable {
  id: string;
  kind: string;
  /** What the kind's handler needs; empty once it is done. */
  payload: ColumnType<unknown, string, string>;
  /** When it is due; while a node works at it, when that node's time is over. */
  run_at: Date;
  /** How often it has been begun. */
  attempts: Generated<number>;
  state: Generated<'waiting' | 'done' | 'dead'>;
  last_error: Generated<string | null>;
  created_at: Date;
  /** When it was done, or given up. */
  ended_at: Generated<Date | null>;
}

/** A mail that no mail server is there for. */
export interface OutboxTable {
  /** That of the job which sent it. */
  id: string;
  recipient: string;
  language: Language;
  subject: string;
  html: string;
  plain: string;
  /** Where one press stops more mails of its kind. */
  unsubscribe: Generated<string | null>;
  created_at: Date;
}

/** That a mail was handed to a mail server, noted before it is. */
export interface MailHandoverTable {
  job_id: string;
  created_at: Date;
}

export interface JobTables {
  job: JobTable;
  outbox: OutboxTable;
  mail_handover: MailHandoverTable;
}

export type JobRow = Selectable<JobTable>;
