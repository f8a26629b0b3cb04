import { FinanceSetting, type SettingInput, uuidv7 } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { FinanceRules } from '../rules/financeRules.ts';
import { selectCancelledIds } from './cancelledVersions.ts';

const selectNewestFirst = (db: Kysely<Tables>) =>
  db
    .selectFrom('dated_setting')
    .where('dated_setting.id', 'not in', selectCancelledIds(db))
    .orderBy('key')
    .orderBy('valid_from', 'desc')
    .orderBy('dated_setting.created_at', 'desc')
    .orderBy('dated_setting.id', 'desc');

export async function findFinanceRulesAt(db: Kysely<Tables>, now: Date): Promise<FinanceRules> {
  const rows = await selectNewestFirst(db)
    .select(['key', 'value'])
    .distinctOn('key')
    .where('valid_from', '<=', now)
    .execute();
  const rules: FinanceRules = {};
  for (const row of rows) Object.assign(rules, { [row.key]: FinanceSetting.parse(row).value });
  return rules;
}

export const findSettingVersions = (db: Kysely<Tables>) =>
  selectNewestFirst(db)
    .leftJoin('app_user', 'app_user.id', 'dated_setting.created_by')
    .selectAll('dated_setting')
    .select('app_user.email as author')
    .execute();

export async function addSettingVersion(
  db: Kysely<Tables>,
  { setting, valid_from }: SettingInput,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const id = uuidv7(now);
  const { key, value } = setting;
  const newRow = { id, valid_from: new Date(valid_from), created_by: userId, created_at: now };
  await db
    .insertInto('dated_setting')
    .values({ key, value: JSON.stringify(value), ...newRow })
    .execute();
  return id;
}
