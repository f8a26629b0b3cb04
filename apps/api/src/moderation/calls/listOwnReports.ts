import { AVAILABILITY, type OwnReportState, type ReportOutcome } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { inLanguage } from '../../listings/rules/card.ts';
import { reportsBy } from '../repository/reports.ts';

const STATES: Readonly<Record<ReportOutcome, OwnReportState>> = {
  dismissed: 'dismissed',
  change: 'acted',
  off_offer: 'acted',
  blocked: 'acted',
  confirmed: 'confirmed',
  ended: 'ended',
};

/** What one has reported, and what became of it. */
export const listOwnReports: Handler<'listOwnReports'> = async (_, { db, user, language }) => {
  const rows = await reportsBy(db, user.id);
  return {
    data: rows.map((row) => ({
      id: row.id,
      property: { id: row.property_id, address: inLanguage(language, row.address_ar, row.address_en) },
      on_offer: row.availability === AVAILABILITY.active && row.removed_at === null,
      reason: row.reason,
      state: row.decision ? STATES[row.decision] : 'open',
      at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
    })),
  };
};
