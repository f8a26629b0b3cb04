import type { ReportCase } from '@mashrabiya/contract';
import type { ContextOf, Handler } from '../../app/bind.ts';
import { inLanguage } from '../../listings/rules/card.ts';
import { homeWithAd } from '../../owning/repository/ads.ts';
import { reelTitles } from '../../reels/repository/reels.ts';
import { claimHeaviestReport, openReports, waitingReports } from '../repository/reports.ts';
import { soldQuestions } from '../repository/soldQuestions.ts';
import { weighReports } from '../rules/reportWeight.ts';
import { caseParts, claimEnd } from '../services/caseParts.ts';

/** The ad whose reports weigh most, for this moderator alone; or the one after that which they look at. */
export const claimReport: Handler<'claimReport'> = async ({ query }, context) => {
  const { db, user, now } = context;
  const until = claimEnd(now);
  const id = await claimHeaviestReport(db, { moderatorId: user.id, after: query.after?.toLowerCase(), now, until });
  const [waiting, data] = await Promise.all([
    waitingReports(db, now),
    id === undefined ? null : caseOf(id, until, context),
  ]);
  return { data, waiting };
};

async function caseOf(id: string, until: Date, context: ContextOf<'claimReport'>): Promise<ReportCase | null> {
  const { db } = context;
  const own = await homeWithAd(db, id);
  if (!own) return null;
  const { language } = context;
  const [reports, questions, { parts }] = await Promise.all([
    openReports(db, id),
    soldQuestions(db, [id]),
    caseParts(own.home, until, context),
  ]);
  // The owner answered, or another moderator decided, at this very moment.
  if (reports.length === 0) return null;
  const reels = new Map(
    (
      await reelTitles(
        db,
        reports.flatMap(({ reel_id }) => reel_id ?? []),
      )
    ).map((reel) => [reel.id, reel]),
  );
  const reelOf = (reelId: string | null) => {
    const reel = reelId === null ? undefined : reels.get(reelId);
    return reel ? { id: reel.id, title: inLanguage(language, reel.title_ar, reel.title_en) } : null;
  };
  return {
    ...parts,
    reports: reports.map((report) => ({
      id: report.id,
      reason: report.reason,
      note: report.note,
      reel: reelOf(report.reel_id),
      by_account: report.user_id !== null,
      reporter: report.reporter,
      at: report.created_at.toISOString(),
    })),
    weight: weighReports(reports),
    owner_asked_at: questions.get(id)?.toISOString() ?? null,
  };
}
