import type { Handler } from '../../app/bind.ts';
import { homeWithAd } from '../../owning/repository/ads.ts';
import { claimHeaviestReport, openReports, waitingReports } from '../repository/reports.ts';
import { soldQuestions } from '../repository/soldQuestions.ts';
import { weighReports } from '../rules/reportWeight.ts';
import { caseParts, claimEnd } from '../services/caseParts.ts';

/** The ad whose reports weigh most, for this moderator alone. */
export const claimReport: Handler<'claimReport'> = async (_, context) => {
  const { db, user, now } = context;
  const until = claimEnd(now);
  const id = await claimHeaviestReport(db, { moderatorId: user.id, now, until });
  const waiting = await waitingReports(db);
  const own = id === undefined ? undefined : await homeWithAd(db, id);
  if (!own) return { data: null, waiting };
  const [reports, questions] = await Promise.all([openReports(db, own.home.id), soldQuestions(db, [own.home.id])]);
  const { parts } = await caseParts(own.home, until, context);
  return {
    data: {
      ...parts,
      reports: reports.map((report) => ({
        id: report.id,
        reason: report.reason,
        note: report.note,
        by_account: report.user_id !== null,
        reporter: report.reporter,
        at: report.created_at.toISOString(),
      })),
      weight: weighReports(reports),
      owner_asked_at: questions.get(own.home.id)?.toISOString() ?? null,
    },
    waiting,
  };
};
