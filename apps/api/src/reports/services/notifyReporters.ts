import type { ReportOutcome } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Transaction } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import type { Tables } from '../../db/schema.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { MailKind } from '../../mail/mailRules.ts';
import type { ReportRow } from '../repository/reports.ts';
import type { ReportedCase } from './reportedCase.ts';

/** Outcome of reports, or `removed` if the ad was removed before a decision. */
type NotifiedOutcome = ReportOutcome | 'removed';

function toMailKind(kind: ReportedCase['kind'], outcome: NotifiedOutcome): MailKind {
  if (outcome === 'removed') return 'ad_report_removed';
  if (kind === 'person')
    return outcome === 'dismissed' || outcome === 'ended' ? `person_report_${outcome}` : 'person_reported';
  if (outcome === 'dismissed' || outcome === 'confirmed' || outcome === 'ended') return `ad_report_${outcome}`;
  return 'ad_reported';
}

export interface ReporterNotice {
  kind: ReportedCase['kind'];
  outcome: NotifiedOutcome;
  getTitle: (language: Language) => string;
  origin: string;
  now: Date;
}

/** Notifies reporters with a login of the outcome, each once. */
export async function notifyReporters(
  tx: Transaction<Tables>,
  reports: readonly ReportRow[],
  { kind, outcome, getTitle, ...mail }: ReporterNotice,
): Promise<void> {
  const reporterIds = new Set(reports.flatMap(({ user_id }) => user_id ?? []));
  for (const userId of reporterIds) {
    const { email, language } = await findUserById(tx, userId);
    await enqueueMail(tx, { ...mail, kind: toMailKind(kind, outcome), userId, to: email, title: getTitle(language) });
  }
}
