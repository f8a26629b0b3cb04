import type { ReportOutcome } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Transaction } from 'kysely';
import { userById } from '../../accounts/repository/users.ts';
import type { Tables } from '../../db/schema.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { MailKind } from '../../mail/mailRules.ts';
import type { ReportRow } from '../repository/reports.ts';
import type { ReportedCase } from './reportedCase.ts';

function mailOf(kind: ReportedCase['kind'], outcome: ReportOutcome): MailKind {
  if (kind === 'person') return outcome === 'dismissed' ? 'person_report_dismissed' : 'person_reported';
  if (outcome === 'dismissed' || outcome === 'confirmed' || outcome === 'ended') return `ad_report_${outcome}`;
  return 'ad_reported';
}

export interface Telling {
  kind: ReportedCase['kind'];
  outcome: ReportOutcome;
  /** What it is called, for a reader of a language. */
  titleIn: (language: Language) => string;
  origin: string;
  now: Date;
}

/** Tells those who reported something with a login what became of it, each once. */
export async function tellReporters(
  tx: Transaction<Tables>,
  reports: readonly ReportRow[],
  { kind, outcome, titleIn, ...mail }: Telling,
): Promise<void> {
  const senders = new Set(reports.flatMap(({ user_id }) => user_id ?? []));
  for (const userId of senders) {
    const { email, language } = await userById(tx, userId);
    await enqueueMail(tx, { ...mail, kind: mailOf(kind, outcome), userId, to: email, title: titleIn(language) });
  }
}
