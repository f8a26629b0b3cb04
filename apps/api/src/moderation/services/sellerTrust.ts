import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { countAcceptedInARow, findFirstAcceptance } from '../repository/reviews.ts';
import { countUpheldReports } from '../repository/upheldReports.ts';
import { parseTrustRule, type Trust } from '../rules/trust.ts';

const DAY_MS = 86_400_000;

export interface TrustQuery {
  settings: ReadonlyMap<string, string>;
  now: Date;
}

export async function loadSellerTrust(
  db: Kysely<Tables>,
  userId: string,
  { settings, now }: TrustQuery,
): Promise<Trust> {
  const [accepted, upheld, firstAcceptance] = await Promise.all([
    countAcceptedInARow(db, userId),
    countUpheldReports(db, userId),
    findFirstAcceptance(db, userId),
  ]);
  const days = firstAcceptance ? Math.max(0, Math.floor((now.getTime() - firstAcceptance.getTime()) / DAY_MS)) : 0;
  return { has: { accepted, upheld, days }, rule: parseTrustRule(settings) };
}
