import { uuidv7 } from '@mashrabiya/contract';
import { beforeAll, expect, it } from 'vitest';
import { insertUser } from '../src/accounts/repository/users.ts';
import { up } from '../src/db/migrations/067-plan-texts.ts';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import type { PlanVersionRow } from '../src/db/tables/payment.ts';
import { findPlansAt, findPlanVersions } from '../src/plans/repository/planVersions.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { NOW } from './fixtures/properties.ts';

const CONTENT_COLUMNS = ['plan_id', 'kind', 'basic', 'elite', 'superior', 'price', 'valid_days', 'on_sale'] as const;
const pickContent = (version: PlanVersionRow) => CONTENT_COLUMNS.map((name) => version[name]);

describeBothEngines('Plan texts', (open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    return () => database.close();
  });

  it('replace those of every initial plan, with the same content and price', async () => {
    const initialVersions = (await findPlanVersions(database.db)).filter(
      ({ created_at }) => created_at.getTime() === 0,
    );
    const currentPlans = await findPlansAt(database.db, NOW);
    expect(initialVersions).toHaveLength(7);
    expect(currentPlans.map(pickContent)).toEqual(initialVersions.map(pickContent));
    expect(currentPlans.map(({ description_en }) => description_en)).toEqual([
      'Free ad credits with every new account.',
      'For more than one listing.',
      'Seen first by people looking for a home.',
      'Right after Superior ads.',
      'One ad for 30 days.',
      'One ad in a top spot.',
      'One ad at the top of results.',
    ]);
    expect(currentPlans.map(({ name_ar }) => name_ar)).toContain('العادية');
  });

  it('apply from the start of the versions that they replace, whatever the clock', async () => {
    const [trial] = await findPlansAt(database.db, new Date(0));
    expect(trial?.description_en).toBe('Free ad credits with every new account.');
  });

  it('leave versions of the finance role in force, also with the initial texts', async () => {
    const { db } = database;
    const user = { name: 'Nadia', email: 'nadia@example.com', phone: null, passwordHash: null } as const;
    const { id: created_by } = await insertUser(db, { ...user, language: 'ar', now: NOW });
    const initial = (await findPlanVersions(db)).find(
      ({ plan_id, created_at }) => plan_id === 2 && created_at.getTime() === 0,
    );
    if (!initial) throw new Error('No initial plan');
    const { author: _, ...row } = initial;
    const customVersion = { id: uuidv7(NOW), price: 50_000, valid_from: NOW, created_at: NOW, created_by };
    await db
      .insertInto('plan_version')
      .values({ ...row, ...customVersion })
      .execute();
    await db.transaction().execute((tx) => up(tx as never));
    expect((await findPlansAt(db, NOW)).find(({ plan_id }) => plan_id === 2)).toEqual({ ...row, ...customVersion });
  });
});
