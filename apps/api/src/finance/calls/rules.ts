import {
  FinanceSetting,
  findPlanProblem,
  MINUTE_MS,
  type PlanVersion,
  piastres,
  type SettingVersion,
} from '@mashrabiya/contract';
import { recordAuditEvent } from '../../accounts/repository/audit.ts';
import type { CallContext, Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { PlanVersionRow } from '../../db/tables/payment.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cancelVersion } from '../../plans/repository/cancelledVersions.ts';
import { addSettingVersion, findFinanceRulesAt, findSettingVersions } from '../../plans/repository/datedSettings.ts';
import { addPlanVersion, findNextPlanId, findPlansAt, findPlanVersions } from '../../plans/repository/planVersions.ts';
import { withDefaultRules } from '../../plans/rules/financeRules.ts';
import { pickAdCounts } from '../../plans/rules/planRules.ts';

function pickTerms(plan: PlanVersionRow) {
  const { name_ar, name_en, description_ar, description_en, basic, elite, superior, price, valid_days, on_sale } = plan;
  return { name_ar, name_en, description_ar, description_en, basic, elite, superior, price, valid_days, on_sale };
}

interface VersionMetadata {
  id: string;
  valid_from: Date;
  created_at: Date;
  author: string | null;
}

const toVersionMetadata = ({ id, valid_from, created_at, author }: VersionMetadata, isCurrent: boolean) => ({
  id,
  valid_from: valid_from.toISOString(),
  created_at: created_at.toISOString(),
  created_by: author,
  is_current: isCurrent,
});

/** Marks the version in force: given newest first, the first of its kind that has started. */
function findCurrentVersions<R extends { valid_from: Date }>(
  rows: readonly R[],
  getKey: (row: R) => unknown,
  now: Date,
): Set<R> {
  const currentByKey = new Map<unknown, R>();
  for (const row of rows)
    if (row.valid_from <= now && !currentByKey.has(getKey(row))) currentByKey.set(getKey(row), row);
  return new Set(currentByKey.values());
}

async function loadVersions({ db, now }: CallContext): Promise<{ plans: PlanVersion[]; settings: SettingVersion[] }> {
  const [plans, settings] = await Promise.all([findPlanVersions(db), findSettingVersions(db)]);
  const currentPlans = findCurrentVersions(plans, ({ plan_id }) => plan_id, now);
  const currentSettings = findCurrentVersions(settings, ({ key }) => key, now);
  return {
    plans: plans.map((row) => ({
      plan_id: row.plan_id,
      kind: row.kind,
      ...pickTerms(row),
      price: piastres(row.price),
      ...toVersionMetadata(row, currentPlans.has(row)),
    })),
    settings: settings.map((row) => ({
      setting: FinanceSetting.parse({ key: row.key, value: row.value }),
      ...toVersionMetadata(row, currentSettings.has(row)),
    })),
  };
}

export const getFinanceRules: Handler<'getFinanceRules'> = async (_, context) => ({
  data: await loadVersions(context),
});

/** Past versions are immutable, because orders were made by them. Ten minutes are allowed for filling in the form. */
const VALID_FROM_GRACE_MS = 10 * MINUTE_MS;

function parseValidFrom(validFrom: string, now: Date): string {
  const validFromTime = new Date(validFrom).getTime();
  if (validFromTime < now.getTime() - VALID_FROM_GRACE_MS)
    throw new AppError({ code: 'valid_from_past', pointer: '/valid_from' });
  return new Date(Math.max(validFromTime, now.getTime())).toISOString();
}

async function findPlanVersion(id: string, context: CallContext): Promise<PlanVersion> {
  const version = (await loadVersions(context)).plans.find((plan) => plan.id === id);
  if (!version) throw new Error(`Version ${id} not found`);
  return version;
}

export const changePlan: Handler<'changePlan'> = async ({ params, body }, context) => {
  const { db, user, now, request } = context;
  const plan = (await findPlansAt(db, now)).find(({ plan_id }) => plan_id === params.id);
  if (!plan) throw new AppError({ code: 'not_found', parameter: 'id' });
  const problem = findPlanProblem(plan.kind, body);
  if (problem) throw new AppError({ code: problem.code, pointer: `/${problem.path}` });
  // The number of ads in the free trial is a separate setting, so it stays unchanged here.
  const ads = plan.kind === 'free_trial' ? pickAdCounts(plan) : pickAdCounts(body);
  const input = { ...body, ...ads, valid_from: parseValidFrom(body.valid_from, now) };
  const id = await inTransaction(db, async (tx) => {
    const before = { ...pickTerms(plan), valid_from: plan.valid_from.toISOString() };
    const auditDetails = { reference: `plan ${params.id}`, before, after: input };
    await recordAuditEvent(tx, { userId: user.id, kind: 'plan_changed', request, now, target: auditDetails });
    return addPlanVersion(tx, plan, input, { userId: user.id, now });
  });
  return { code: 200, data: await findPlanVersion(id, context) };
};

export const addPlan: Handler<'addPlan'> = async ({ body }, context) => {
  const { db, user, now, request } = context;
  const { kind, ...terms } = body;
  const input = { ...terms, valid_from: parseValidFrom(body.valid_from, now) };
  const id = await inTransaction(db, async (tx) => {
    const plan_id = await findNextPlanId(tx);
    const auditDetails = { reference: `plan ${plan_id}`, after: { kind, ...input } };
    await recordAuditEvent(tx, { userId: user.id, kind: 'plan_changed', request, now, target: auditDetails });
    return addPlanVersion(tx, { plan_id, kind }, input, { userId: user.id, now });
  });
  return { code: 200, data: await findPlanVersion(id, context) };
};

export const cancelFutureVersion: Handler<'cancelVersion'> = async ({ params }, { db, user, now, request }) => {
  await inTransaction(db, async (tx) => {
    const isCancelled = await cancelVersion(tx, { id: params.id, userId: user.id, now });
    if (!isCancelled) throw new AppError({ code: 'version_begun' });
    const auditDetails = { reference: isCancelled.kind === 'plan' ? `plan ${isCancelled.name}` : isCancelled.name };
    await recordAuditEvent(tx, { userId: user.id, kind: 'version_cancelled', request, now, target: auditDetails });
  });
  return { code: 200 };
};

export const changeSetting: Handler<'changeSetting'> = async ({ body }, context) => {
  const { db, user, now, request } = context;
  const input = { ...body, valid_from: parseValidFrom(body.valid_from, now) };
  const { key, value } = body.setting;
  const previousValue = withDefaultRules(await findFinanceRulesAt(db, now))[key];
  const id = await inTransaction(db, async (tx) => {
    const newValue = { value, valid_from: input.valid_from };
    const auditDetails = { reference: key, before: { value: previousValue }, after: newValue };
    await recordAuditEvent(tx, { userId: user.id, kind: 'setting_changed', request, now, target: auditDetails });
    return addSettingVersion(tx, input, { userId: user.id, now });
  });
  const data = (await loadVersions(context)).settings.find((setting) => setting.id === id);
  if (!data) throw new Error(`Version ${id} not found`);
  return { code: 200, data };
};
