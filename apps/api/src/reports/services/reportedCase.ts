import {
  AD_REPORT_DECISIONS,
  AVAILABILITY,
  PERSON_REPORT_DECISIONS,
  type ReportDecisionKind,
} from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { lockHome } from '../../ads/repository/ads.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { lockSeller } from '../../moderation/repository/blocks.ts';

export type ReportedCase = { kind: 'ad'; home: PropertyRow } | { kind: 'person'; person: UserRow };

export async function lockReported(tx: Transaction<Tables>, id: string): Promise<ReportedCase | undefined> {
  const home = (await lockHome(tx, id))?.home;
  if (home) return { kind: 'ad', home };
  const person = await lockSeller(tx, id);
  return person && { kind: 'person', person };
}

/** True if visitors can still see the reported subject; otherwise decisions are dropped. */
export const isShown = (reported: ReportedCase): boolean =>
  reported.kind === 'ad' ? reported.home.availability === AVAILABILITY.active : reported.person.blocked_at === null;

const DECISIONS: Readonly<Record<ReportedCase['kind'], readonly ReportDecisionKind[]>> = {
  ad: AD_REPORT_DECISIONS,
  person: PERSON_REPORT_DECISIONS,
};

/** True if the decision applies to this kind of case. */
export const fits = ({ kind }: ReportedCase, decision: ReportDecisionKind): boolean =>
  DECISIONS[kind].includes(decision);
