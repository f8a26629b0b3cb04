import { DAY_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { countConsecutiveApprovals, findFirstApproval } from '../repository/reviews.ts';
import { countUpheldReports } from '../repository/upheldReports.ts';
import { parseTrustRule, type Trust } from '../rules/trust.ts';

export interface TrustQuery {
  settings: ReadonlyMap<string, string>;
  now: Date;
}

export async function loadSellerTrust(
  db: Kysely<Tables>,
  userId: string,
  { settings, now }: TrustQuery,
): Promise<Trust> {
  const [accepted, upheld, firstApproval] = await Promise.all([
    countConsecutiveApprovals(db, userId),
    countUpheldReports(db, userId),
    findFirstApproval(db, userId),
  ]);
  const days = firstApproval ? Math.max(0, Math.floor((now.getTime() - firstApproval.getTime()) / DAY_MS)) : 0;
  return { has: { accepted, upheld, days }, rule: parseTrustRule(settings) };
}
