import type { Kysely } from 'kysely';
import { isDeviceOfAny } from '../../accounts/repository/knownDevices.ts';
import type { Tables } from '../../db/schema.ts';
import type { Visitor } from '../../sessions/services/visitor.ts';
import { adoptReport, type Reported, reportersWithLogin } from '../repository/reports.ts';

/**
 * True if this browser has reported the same as a guest, which links that report to the account, or with an account
 * that is logged out since. One person counts once.
 */
export async function reportedBefore(
  tx: Kysely<Tables>,
  about: Reported,
  { formerHash, sentCookie }: Visitor,
  userId: string | null,
): Promise<boolean> {
  if (userId !== null && formerHash) return adoptReport(tx, { about, visitor: formerHash, userId });
  if (!sentCookie) return false;
  return isDeviceOfAny(tx, { userIds: await reportersWithLogin(tx, about), cookie: sentCookie });
}
