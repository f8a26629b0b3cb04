import {
  AD_REPORT_DECISIONS,
  AVAILABILITY,
  type ReportDecisionKind,
  USER_REPORT_DECISIONS,
} from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { lockUser } from '../../accounts/repository/users.ts';
import { lockProperty } from '../../ads/repository/ads.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { serializeReviewedContent } from '../../moderation/rules/changedParts.ts';
import { hashText } from '../../request/hashText.ts';

export type ReportedCase = { kind: 'ad'; property: PropertyRow } | { kind: 'person'; user: UserRow };

export async function lockReportedCase(tx: Transaction<Tables>, id: string): Promise<ReportedCase | undefined> {
  const property = (await lockProperty(tx, id))?.property;
  if (property) return { kind: 'ad', property };
  const user = await lockUser(tx, id);
  return user && { kind: 'person', user };
}

/** True if visitors can still see the reported subject; otherwise decisions are dropped. */
export const isSubjectVisible = (reportedCase: ReportedCase): boolean =>
  reportedCase.kind === 'ad'
    ? reportedCase.property.availability === AVAILABILITY.active
    : reportedCase.user.blocked_at === null;

/** Hash of the content that a decision is about; null for a user. Renewals, ranks and confirmations keep it. */
export const hashReportedContent = (reportedCase: ReportedCase): string | null =>
  reportedCase.kind === 'ad' ? hashText(serializeReviewedContent(reportedCase.property)) : null;

const DECISIONS: Readonly<Record<ReportedCase['kind'], readonly ReportDecisionKind[]>> = {
  ad: AD_REPORT_DECISIONS,
  person: USER_REPORT_DECISIONS,
};

export const isApplicable = ({ kind }: ReportedCase, decision: ReportDecisionKind): boolean =>
  DECISIONS[kind].includes(decision);
