import {
  AD_REPORT_DECISIONS,
  AVAILABILITY,
  type ReportDecisionKind,
  UNDO_MS,
  USER_REPORT_DECISIONS,
} from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { lockUser } from '../../accounts/repository/users.ts';
import { lockProperty } from '../../ads/repository/ads.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { PendingDecisionRow } from '../../db/tables/moderation.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { lockPropertySeller } from '../../moderation/repository/blocks.ts';
import { serializeReviewedContent } from '../../moderation/rules/changedParts.ts';
import { hashText } from '../../request/hashText.ts';

export type ReportedCase = { kind: 'ad'; property: PropertyRow } | { kind: 'person'; user: UserRow };

export async function lockReportedCase(tx: Transaction<Tables>, id: string): Promise<ReportedCase | undefined> {
  // The seller first, in the same order as reports and removals.
  await lockPropertySeller(tx, id);
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

const DecidedVersion = z.object({ content_hash: z.string().nullable().optional() });

/** True if the reported content has changed since a moderator decided about it. */
export function hasChangedSince(reportedCase: ReportedCase, { decision, due_at }: PendingDecisionRow): boolean {
  const { content_hash: hash } = DecidedVersion.parse(decision);
  if (hash !== undefined) return hash !== hashReportedContent(reportedCase);
  // Decisions stored by the previous release have no hash.
  const decidedAt = new Date(due_at.getTime() - UNDO_MS);
  return reportedCase.kind === 'ad' && reportedCase.property.updated_at > decidedAt;
}

const DECISIONS: Readonly<Record<ReportedCase['kind'], readonly ReportDecisionKind[]>> = {
  ad: AD_REPORT_DECISIONS,
  person: USER_REPORT_DECISIONS,
};

export const isApplicable = ({ kind }: ReportedCase, decision: ReportDecisionKind): boolean =>
  DECISIONS[kind].includes(decision);
