import type { Handler } from '../../app/bind.ts';
import { homeWithAd } from '../../owning/repository/ads.ts';
import { claimOldestReport, openReports, waitingReports } from '../repository/reports.ts';
import { caseParts, claimEnd } from '../services/caseParts.ts';

/** The ad whose reports have waited longest, for this moderator alone. */
export const claimReport: Handler<'claimReport'> = async (_, context) => {
  const { db, user, now } = context;
  const until = claimEnd(now);
  const id = await claimOldestReport(db, { moderatorId: user.id, now, until });
  const waiting = await waitingReports(db);
  const own = id === undefined ? undefined : await homeWithAd(db, id);
  if (!own) return { data: null, waiting };
  const reports = await openReports(db, own.home.id);
  const { parts } = await caseParts(own.home, until, context);
  return {
    data: {
      ...parts,
      reports: reports.map((report) => ({
        id: report.id,
        reason: report.reason,
        note: report.note,
        by_account: report.user_id !== null,
        at: report.created_at.toISOString(),
      })),
    },
    waiting,
  };
};
