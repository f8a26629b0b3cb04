import { FinanceSetting, type PlanVersion, piastres, planFault, type SettingVersion } from '@mashrabiya/contract';
import { noteEvent } from '../../accounts/repository/audit.ts';
import type { CallContext, Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import type { PlanVersionRow } from '../../db/tables/payment.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cancelVersion } from '../../plans/repository/cancelledVersions.ts';
import { addSettingVersion, rulesAt, settingVersions } from '../../plans/repository/datedSettings.ts';
import { addPlanVersion, nextPlanId, plansAt, planVersions } from '../../plans/repository/planVersions.ts';
import { withDefaults } from '../../plans/rules/moneyRules.ts';
import { adsOf } from '../../plans/rules/planRules.ts';

interface Made {
  id: string;
  valid_from: Date;
  created_at: Date;
  author: string | null;
}

const madeOf = ({ id, valid_from, created_at, author }: Made, isCurrent: boolean) => ({
  id,
  valid_from: valid_from.toISOString(),
  created_at: created_at.toISOString(),
  created_by: author,
  is_current: isCurrent,
});

/** Marks the version in force: given newest first, the first of its kind that has started. */
function currentOnes<R extends { valid_from: Date }>(
  rows: readonly R[],
  keyOf: (row: R) => unknown,
  now: Date,
): Set<R> {
  const current = new Map<unknown, R>();
  for (const row of rows) if (row.valid_from <= now && !current.has(keyOf(row))) current.set(keyOf(row), row);
  return new Set(current.values());
}

async function versions({ db, now }: CallContext): Promise<{ plans: PlanVersion[]; settings: SettingVersion[] }> {
  const [plans, settings] = await Promise.all([planVersions(db), settingVersions(db)]);
  const currentPlans = currentOnes(plans, ({ plan_id }) => plan_id, now);
  const currentSettings = currentOnes(settings, ({ key }) => key, now);
  return {
    plans: plans.map((row) => {
      const { plan_id, kind, name_ar, name_en, description_ar, description_en } = row;
      const { basic, elite, superior, valid_days, on_sale } = row;
      return {
        ...{ plan_id, kind, name_ar, name_en, description_ar, description_en },
        ...{ basic, elite, superior, valid_days, on_sale, price: piastres(row.price) },
        ...madeOf(row, currentPlans.has(row)),
      };
    }),
    settings: settings.map((row) => ({
      setting: FinanceSetting.parse({ key: row.key, value: row.value }),
      ...madeOf(row, currentSettings.has(row)),
    })),
  };
}

export const getFinanceRules: Handler<'getFinanceRules'> = async (_, context) => ({ data: await versions(context) });

/** Past versions are immutable, because orders were made by them. Ten minutes are allowed for filling in the form. */
const FORM_MS = 10 * 60_000;

function beginningOf(validFrom: string, now: Date): string {
  const from = new Date(validFrom).getTime();
  if (from < now.getTime() - FORM_MS) throw new AppError({ code: 'valid_from_past', pointer: '/valid_from' });
  return new Date(Math.max(from, now.getTime())).toISOString();
}

async function planVersion(id: string, context: CallContext): Promise<PlanVersion> {
  const version = (await versions(context)).plans.find((one) => one.id === id);
  if (!version) throw new Error(`Version ${id} not found`);
  return version;
}

export const changePlan: Handler<'changePlan'> = async ({ params, body }, context) => {
  const { db, user, now, request } = context;
  const plan = (await plansAt(db, now)).find(({ plan_id }) => plan_id === params.id);
  if (!plan) throw new AppError({ code: 'not_found', parameter: 'id' });
  const fault = planFault(plan.kind, body);
  if (fault) throw new AppError({ code: fault.code, pointer: `/${fault.path}` });
  // The contents of a trial are a setting of their own.
  const ads = plan.kind === 'free_trial' ? adsOf(plan) : adsOf(body);
  const input = { ...body, ...ads, valid_from: beginningOf(body.valid_from, now) };
  const id = await inTransaction(db, async (tx) => {
    const about = { reference: `plan ${params.id}`, before: termsOf(plan), after: input };
    await noteEvent(tx, { userId: user.id, kind: 'plan_changed', request, now, about });
    return addPlanVersion(tx, plan, input, { userId: user.id, now });
  });
  return { code: 200, data: await planVersion(id, context) };
};

const termsOf = (plan: PlanVersionRow) => {
  const { name_ar, name_en, description_ar, description_en, basic, elite, superior, price } = plan;
  const valid_from = plan.valid_from.toISOString();
  const { valid_days, on_sale } = plan;
  return {
    ...{ name_ar, name_en, description_ar, description_en, basic, elite, superior, price },
    ...{ valid_days, on_sale, valid_from },
  };
};

export const addPlan: Handler<'addPlan'> = async ({ body }, context) => {
  const { db, user, now, request } = context;
  const { kind, ...terms } = body;
  const input = { ...terms, valid_from: beginningOf(body.valid_from, now) };
  const id = await inTransaction(db, async (tx) => {
    const plan_id = await nextPlanId(tx);
    const about = { reference: `plan ${plan_id}`, after: { kind, ...input } };
    await noteEvent(tx, { userId: user.id, kind: 'plan_changed', request, now, about });
    return addPlanVersion(tx, { plan_id, kind }, input, { userId: user.id, now });
  });
  return { code: 200, data: await planVersion(id, context) };
};

export const callOffVersion: Handler<'cancelVersion'> = async ({ params }, { db, user, now, request }) => {
  await inTransaction(db, async (tx) => {
    const cancelled = await cancelVersion(tx, { id: params.id, userId: user.id, now });
    if (!cancelled) throw new AppError({ code: 'version_begun' });
    const about = { reference: cancelled.kind === 'plan' ? `plan ${cancelled.name}` : cancelled.name };
    await noteEvent(tx, { userId: user.id, kind: 'version_cancelled', request, now, about });
  });
  return { code: 200 };
};

export const changeSetting: Handler<'changeSetting'> = async ({ body }, context) => {
  const { db, user, now, request } = context;
  const input = { ...body, valid_from: beginningOf(body.valid_from, now) };
  const { key, value } = body.setting;
  const before = withDefaults(await rulesAt(db, now))[key];
  const id = await inTransaction(db, async (tx) => {
    const after = { value, valid_from: input.valid_from };
    const about = { reference: key, before: { value: before }, after };
    await noteEvent(tx, { userId: user.id, kind: 'setting_changed', request, now, about });
    return addSettingVersion(tx, input, { userId: user.id, now });
  });
  const data = (await versions(context)).settings.find((one) => one.id === id);
  if (!data) throw new Error(`Version ${id} not found`);
  return { code: 200, data };
};
