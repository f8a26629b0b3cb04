import type { Kysely } from 'kysely';
import { isDeviceOfAny } from '../../accounts/repository/knownDevices.ts';
import type { Tables } from '../../db/schema.ts';
import type { Visitor } from '../../engagement/services/visitor.ts';
import { adoptReport, reportersWithLogin } from '../repository/reports.ts';

/**
 * Whether somebody has reported an ad in this browser as somebody else: before they logged in, which makes the report
 * theirs, or with a login that has ended since. One person counts once.
 */
export async function reportedBefore(
  tx: Kysely<Tables>,
  propertyId: string,
  { formerHash, knownCookie }: Visitor,
  userId: string | null,
): Promise<boolean> {
  if (userId !== null && formerHash) return adoptReport(tx, { propertyId, visitor: formerHash, userId });
  if (!knownCookie) return false;
  return isDeviceOfAny(tx, { userIds: await reportersWithLogin(tx, propertyId), cookie: knownCookie });
}
