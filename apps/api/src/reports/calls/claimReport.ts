import type { AdReportCase, Report, ReportCase } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import { findPropertyWithAd } from '../../ads/repository/ads.ts';
import type { ContextOf, Handler } from '../../app/callHandler.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { countClaimHolders } from '../../moderation/repository/claimHolders.ts';
import { computeClaimEnd, loadCaseParts } from '../../moderation/services/caseParts.ts';
import { loadUserRecord } from '../../moderation/services/userRecord.ts';
import { findReelTitles } from '../../reels/repository/reels.ts';
import { claimFirstReport, countWaitingReports, findReportClaims } from '../repository/cases.ts';
import { findOpenReports, type ReportRow } from '../repository/reports.ts';
import { findSoldQuestions } from '../repository/soldQuestions.ts';
import { computeLateSince, parseLateDays } from '../rules/lateReports.ts';
import { weighReports } from '../rules/reportWeight.ts';

/** Claims the next case of reports, or the one after the case being skipped: late ones first, then the heaviest. */
export const claimReport: Handler<'claimReport'> = async ({ query }, context) => {
  const { db, user, now, settings } = context;
  const until = computeClaimEnd(now);
  const days = parseLateDays(await settings.current());
  const lateBefore = computeLateSince(now, days);
  const afterId = query.after?.toLowerCase();
  const claimedCase = await claimFirstReport(db, {
    moderatorId: user.id,
    after: afterId,
    lateSince: lateBefore,
    now,
    until,
  });
  const order = claimedCase && { is_late: claimedCase.opened_at <= lateBefore, late_days: days };
  const [waitingCount, data] = await Promise.all([
    countWaitingReports(db, user.id, now),
    claimedCase && order ? buildReportCase(claimedCase.id, { until, order }, context) : null,
  ]);
  if (!data)
    return { data, waiting: waitingCount, holders: await countClaimHolders(db, findReportClaims(db, now), context) };
  return { data, waiting: waitingCount };
};

async function buildReportCase(
  id: string,
  { until, order }: { until: Date; order: ReportCase['order'] },
  context: ContextOf<'claimReport'>,
): Promise<ReportCase | null> {
  const { db, language, now } = context;
  const [rows, propertyWithAd] = await Promise.all([findOpenReports(db, id), findPropertyWithAd(db, id)]);
  // The owner answered, or another moderator decided, concurrently.
  if (rows.length === 0) return null;
  const reports = await buildReports(db, rows, language);
  const commonFields = { id, claimed_until: until.toISOString(), reports, weight: weighReports(rows), order };
  if (propertyWithAd)
    return { kind: 'ad', ...commonFields, ...(await loadAdParts(propertyWithAd.property, until, context)) };
  const account = await loadUserRecord(db, id, { language, now });
  return account ? { kind: 'person', ...commonFields, person: account } : null;
}

async function loadAdParts(
  property: PropertyRow,
  until: Date,
  context: ContextOf<'claimReport'>,
): Promise<Omit<AdReportCase, 'kind' | 'id' | 'reports' | 'weight' | 'order'>> {
  const [questions, { parts }] = await Promise.all([
    findSoldQuestions(context.db, [property.id]),
    loadCaseParts(property, until, context),
  ]);
  return { ...parts, owner_asked_at: questions.get(property.id)?.toISOString() ?? null };
}

async function buildReports(db: Kysely<Tables>, rows: readonly ReportRow[], language: Language): Promise<Report[]> {
  const ids = rows.flatMap(({ reel_id }) => reel_id ?? []);
  const reels = new Map((await findReelTitles(db, ids)).map((reel) => [reel.id, reel]));
  return rows.map((row) => {
    const reel = row.reel_id === null ? undefined : reels.get(row.reel_id);
    return {
      id: row.id,
      reason: row.reason,
      note: row.note,
      reel: reel ? { id: reel.id, title: pickLanguage(language, reel.title_ar, reel.title_en) } : null,
      conversation_id: row.conversation_id,
      by_account: row.user_id !== null,
      reporter: row.reporter,
      at: row.created_at.toISOString(),
    };
  });
}
