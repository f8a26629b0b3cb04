import type { Kysely } from 'kysely';
import { isDeviceKnownToAny } from '../../accounts/repository/knownDevices.ts';
import type { Tables } from '../../db/schema.ts';
import type { Visitor } from '../../sessions/services/visitor.ts';
import { findReportersWithLogin, linkReportToUser, type ReportSubject } from '../repository/reports.ts';

/**
 * Returns true if this browser's visitor has reported the subject before: signed out, in which case the report is now
 * linked to the account, or with an account that is now signed out.
 */
export async function hasReportedBefore(
  tx: Kysely<Tables>,
  subject: ReportSubject,
  { previousHash, sentCookie }: Visitor,
  userId: string | null,
): Promise<boolean> {
  if (userId !== null && previousHash) return linkReportToUser(tx, { subject, visitor: previousHash, userId });
  if (!sentCookie) return false;
  return isDeviceKnownToAny(tx, { userIds: await findReportersWithLogin(tx, subject), cookie: sentCookie });
}
