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

/** What a case of reports is about. */
export type ReportedCase = { kind: 'ad'; home: PropertyRow } | { kind: 'person'; person: UserRow };

/** The ad or person of a case; nobody else changes it before the transaction ends. */
export async function lockReported(tx: Transaction<Tables>, id: string): Promise<ReportedCase | undefined> {
  const home = (await lockHome(tx, id))?.home;
  if (home) return { kind: 'ad', home };
  const person = await lockSeller(tx, id);
  return person && { kind: 'person', person };
}

/** Whether visitors still see what was reported: of anything else nothing is decided. */
export const isShown = (reported: ReportedCase): boolean =>
  reported.kind === 'ad' ? reported.home.availability === AVAILABILITY.active : reported.person.blocked_at === null;

const DECISIONS: Readonly<Record<ReportedCase['kind'], readonly ReportDecisionKind[]>> = {
  ad: AD_REPORT_DECISIONS,
  person: PERSON_REPORT_DECISIONS,
};

/** Whether a decision is one that is made of an ad, or of a person. */
export const fits = ({ kind }: ReportedCase, decision: ReportDecisionKind): boolean =>
  DECISIONS[kind].includes(decision);
