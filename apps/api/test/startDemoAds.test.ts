import { formatCairoDay, isFollowUpDue, LEAD_STATUSES } from '@mashrabiya/contract';
import { NOW } from '@mashrabiya/demo-data/fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computeEndingNoticeTime } from '../src/ads/rules/adSchedule.ts';
import { AD_ENDING_JOB, ADVANCE_AD_JOB } from '../src/ads/services/advanceAd.ts';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { findFiguresByDay, findSimilarAdFigures } from '../src/myListings/repository/statistics.ts';
import { findDemoAccounts } from '../src/seed/demoAccounts.ts';
import { seedDatabase } from '../src/seed/seedDatabase.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';

const ORIGIN = 'http://localhost:4000';
const MONTH_AGO = new Date(NOW.getTime() - 30 * 86_400_000);

describe('The ads of the demo’s sellers', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openMigrated();
    await seedDatabase(database.db, { count: 1500, now: NOW, withAccounts: true, origin: ORIGIN });
  }, 120_000);
  afterAll(() => database.close());

  const findDemoAds = async () => {
    const accounts = await findDemoAccounts(database.db);
    const ids = accounts.flatMap(({ role, id }) => (id && (role === 'seller' || role === 'broker') ? [id] : []));
    return database.db
      .selectFrom('property')
      .innerJoin('property_ad', 'property_ad.property_id', 'property.id')
      .selectAll()
      .where('user_id', 'in', ids)
      .where('availability', '=', 2)
      .execute();
  };

  it('have schedules that fit their rank, some ending soon', async () => {
    const ads = await findDemoAds();
    expect(ads.length).toBeGreaterThan(10);
    for (const ad of ads) {
      expect(ad.pack).toBe(ad.ranking);
      expect(ad.starts_at?.getTime()).toBeLessThanOrEqual(NOW.getTime());
      expect(ad.starts_at?.getTime()).toBeGreaterThanOrEqual(ad.created_at.getTime());
      expect(ad.ranking_until?.getTime()).toBeGreaterThan(NOW.getTime());
      expect(ad.ends_at?.getTime()).toBeGreaterThanOrEqual(ad.ranking_until?.getTime() ?? 0);
    }
    expect(ads.some(({ ends_at }) => ends_at && computeEndingNoticeTime(ends_at) <= NOW)).toBe(true);
  });

  it('are advanced on time', async () => {
    const ads = await findDemoAds();
    const jobs = await database.db.selectFrom('job').select(['kind', 'payload', 'run_at']).execute();
    for (const { id, ranking_until, ends_at } of ads) {
      const payload = { property_id: id, origin: ORIGIN };
      expect(jobs).toContainEqual({ kind: ADVANCE_AD_JOB, payload, run_at: ranking_until });
      expect(jobs).toContainEqual({
        kind: AD_ENDING_JOB,
        payload,
        run_at: ends_at && computeEndingNoticeTime(ends_at),
      });
    }
  });

  it('have leads in every status, of users and visitors, with notes and follow-ups', async () => {
    const leads = await database.db.selectFrom('lead').selectAll().execute();
    expect(new Set(leads.map(({ status }) => status)).size).toBe(LEAD_STATUSES.length);
    expect(leads.some(({ user_id }) => user_id === null)).toBe(true);
    const people = leads.flatMap(({ user_id }) => user_id ?? []);
    expect(new Set(people).size).toBeGreaterThan(5);
    expect(new Set(people).size).toBeLessThan(people.length);
    const today = formatCairoDay(NOW);
    expect(leads.some((lead) => isFollowUpDue(lead, today))).toBe(true);
    expect(leads.some(({ note }) => note !== '')).toBe(true);
  });

  it('have daily figures that match their totals, beside those of similar ads', async () => {
    const { db } = database;
    const ads = await findDemoAds();
    const since = { day: '2000-01-01', moment: new Date(0) };
    let compared = 0;
    for (const ad of ads) {
      const days = [...(await findFiguresByDay(db, ad.id, since)).values()];
      const sum = (name: 'views' | 'favorites' | 'leads') => days.reduce((total, day) => total + day[name], 0);
      expect(sum('views')).toBeGreaterThan(0);
      expect(sum('views')).toBeLessThanOrEqual(ad.total_views);
      expect(sum('favorites')).toBeLessThanOrEqual(ad.total_favorites);
      expect(sum('leads')).toBeLessThanOrEqual(ad.total_leads);
      const similarFigures = await findSimilarAdFigures(db, ad, {
        day: MONTH_AGO.toISOString().slice(0, 10),
        moment: MONTH_AGO,
      });
      if (similarFigures.length >= 5 && similarFigures.some(({ views }) => views > 0)) compared++;
    }
    expect(compared).toBeGreaterThan(10);
  });
});
