import type { QueueHolder } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { AliasableExpression, Kysely } from 'kysely';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';

export interface Claim {
  claimed_by: string | null;
  claimed_until: Date | null;
}

/** Other moderators with claims in a queue, those with the most cases first. */
export async function countClaimHolders(
  db: Kysely<Tables>,
  cases: AliasableExpression<Claim>,
  { user, now, language }: { user: { id: string }; now: Date; language: Language },
): Promise<QueueHolder[]> {
  const rows = await db
    .selectFrom(cases.as('claimed'))
    .innerJoin('app_user', 'app_user.id', 'claimed.claimed_by')
    .select(['app_user.name_ar', 'app_user.name_en'])
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where('claimed.claimed_until', '>', now)
    .where('app_user.id', '<>', user.id)
    .groupBy('app_user.id')
    .orderBy('count', 'desc')
    .orderBy('app_user.id')
    .execute();
  return rows.map(({ name_ar, name_en, count }) => ({ name: pickLanguage(language, name_ar, name_en), count }));
}

/** Assigns the reports of an ad or a user to a moderator, or ends the claim. False if none of them is open. */
export async function setCaseHolder(
  tx: Kysely<Tables>,
  id: string,
  holder: { moderatorId: string; until: Date } | null,
): Promise<boolean> {
  const claim = { claimed_by: holder?.moderatorId ?? null, claimed_until: holder?.until ?? null };
  const caseUpdate = tx.updateTable('report_case').set(claim).where('id', '=', id);
  return (await caseUpdate.returning('id').executeTakeFirst()) !== undefined;
}
