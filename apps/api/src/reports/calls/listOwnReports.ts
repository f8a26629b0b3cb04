import { AVAILABILITY, type OwnReport, type OwnReportState, type ReportOutcome } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Handler } from '../../app/callHandler.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { findReportsByUser } from '../repository/reports.ts';

const STATES: Readonly<Record<ReportOutcome, OwnReportState>> = {
  dismissed: 'dismissed',
  change: 'acted',
  off_offer: 'acted',
  warned: 'acted',
  blocked: 'acted',
  confirmed: 'confirmed',
  ended: 'ended',
};

type Row = Awaited<ReturnType<typeof findReportsByUser>>[number];

function toSubject(row: Row, language: Language): Pick<OwnReport, 'about' | 'is_public'> {
  const id = row.subject_id;
  if (row.person_id !== null) {
    const name = pickLanguage(language, row.name_ar, row.name_en);
    return { about: { kind: 'person', id: row.person_id, name }, is_public: row.blocked_at === null };
  }
  const isOnOffer = row.availability === AVAILABILITY.active && row.removed_at === null;
  if (row.reel_id === null)
    return {
      about: { kind: 'ad', id, name: pickLanguage(language, row.address_ar, row.address_en) },
      is_public: isOnOffer,
    };
  const isReelOnOffer = row.reel_availability === AVAILABILITY.active && row.reel_removed_at === null;
  const name = pickLanguage(language, row.title_ar, row.title_en);
  return { about: { kind: 'reel', id, name }, is_public: isOnOffer && isReelOnOffer };
}

export const listOwnReports: Handler<'listOwnReports'> = async (_, { db, user, language }) => {
  const rows = await findReportsByUser(db, user.id);
  return {
    data: rows.map((row) => ({
      id: row.id,
      ...toSubject(row, language),
      reason: row.reason,
      state: row.decision ? STATES[row.decision] : 'open',
      at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
    })),
  };
};
