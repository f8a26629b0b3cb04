import type { ReportOutcome } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { userById } from '../../accounts/repository/users.ts';
import type { Tables } from '../../db/schema.ts';
import { enqueueMail } from '../../mail/mailJob.ts';
import type { MailKind } from '../../mail/mailRules.ts';
import type { ReportRow } from '../repository/reports.ts';

const MAILS: Readonly<Record<ReportOutcome, MailKind>> = {
  dismissed: 'ad_report_dismissed',
  change: 'ad_reported',
  off_offer: 'ad_reported',
  blocked: 'ad_reported',
  confirmed: 'ad_report_confirmed',
  ended: 'ad_report_ended',
};

export interface Telling {
  outcome: ReportOutcome;
  title: string;
  origin: string;
  now: Date;
}

/** Tells those who reported an ad with a login what became of it. */
export async function tellReporters(
  tx: Transaction<Tables>,
  reports: readonly ReportRow[],
  { outcome, ...mail }: Telling,
): Promise<void> {
  for (const { user_id } of reports) {
    if (user_id === null) continue;
    const { email } = await userById(tx, user_id);
    await enqueueMail(tx, { ...mail, kind: MAILS[outcome], userId: user_id, to: email });
  }
}
