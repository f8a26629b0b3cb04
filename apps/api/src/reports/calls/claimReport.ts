import type { AdReportCase, Report, ReportCase } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import { propertyWithAd } from '../../ads/repository/ads.ts';
import type { ContextOf, Handler } from '../../app/bind.ts';
import { inLanguage } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { claimHolders } from '../../moderation/repository/claimHolders.ts';
import { caseParts, claimEnd } from '../../moderation/services/caseParts.ts';
import { userRecord } from '../../moderation/services/userRecord.ts';
import { reelTitles } from '../../reels/repository/reels.ts';
import { claimFirstReport, waitingReportClaims, waitingReports } from '../repository/cases.ts';
import { openReports, type ReportRow } from '../repository/reports.ts';
import { soldQuestions } from '../repository/soldQuestions.ts';
import { lateSince, readLateDays } from '../rules/lateReports.ts';
import { weighReports } from '../rules/reportWeight.ts';

/** Claims the next case of reports, or the one after the case being skipped: late ones first, then the heaviest. */
export const claimReport: Handler<'claimReport'> = async ({ query }, context) => {
  const { db, user, now, settings } = context;
  const until = claimEnd(now);
  const days = readLateDays(await settings.current());
  const late = lateSince(now, days);
  const after = query.after?.toLowerCase();
  const claimed = await claimFirstReport(db, { moderatorId: user.id, after, lateSince: late, now, until });
  const order = claimed && { is_late: claimed.opened_at <= late, late_days: days };
  const [waiting, data] = await Promise.all([
    waitingReports(db, user.id, now),
    claimed && order ? caseOf(claimed.id, { until, order }, context) : null,
  ]);
  if (!data) return { data, waiting, holders: await claimHolders(db, waitingReportClaims(db, now), context) };
  return { data, waiting };
};

async function caseOf(
  id: string,
  { until, order }: { until: Date; order: ReportCase['order'] },
  context: ContextOf<'claimReport'>,
): Promise<ReportCase | null> {
  const { db, language } = context;
  const [rows, own] = await Promise.all([openReports(db, id), propertyWithAd(db, id)]);
  // The owner answered, or another moderator decided, concurrently.
  if (rows.length === 0) return null;
  const reports = await reportsOf(db, rows, language);
  const shared = { id, claimed_until: until.toISOString(), reports, weight: weighReports(rows), order };
  if (own) return { kind: 'ad', ...shared, ...(await adParts(own.property, until, context)) };
  const account = await userRecord(db, id, language);
  return account ? { kind: 'person', ...shared, person: account } : null;
}

async function adParts(
  property: PropertyRow,
  until: Date,
  context: ContextOf<'claimReport'>,
): Promise<Omit<AdReportCase, 'kind' | 'id' | 'reports' | 'weight' | 'order'>> {
  const [questions, { parts }] = await Promise.all([
    soldQuestions(context.db, [property.id]),
    caseParts(property, until, context),
  ]);
  return { ...parts, owner_asked_at: questions.get(property.id)?.toISOString() ?? null };
}

async function reportsOf(db: Kysely<Tables>, rows: readonly ReportRow[], language: Language): Promise<Report[]> {
  const ids = rows.flatMap(({ reel_id }) => reel_id ?? []);
  const reels = new Map((await reelTitles(db, ids)).map((reel) => [reel.id, reel]));
  return rows.map((row) => {
    const reel = row.reel_id === null ? undefined : reels.get(row.reel_id);
    return {
      id: row.id,
      reason: row.reason,
      note: row.note,
      reel: reel ? { id: reel.id, title: inLanguage(language, reel.title_ar, reel.title_en) } : null,
      by_account: row.user_id !== null,
      reporter: row.reporter,
      at: row.created_at.toISOString(),
    };
  });
}
