import { AVAILABILITY, type OwnReport, type OwnReportState, type ReportOutcome } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Reference } from '@mashrabiya/search';
import type { Handler } from '../../app/callHandler.ts';
import { findWithheldIds } from '../../catalogue/repository/properties.ts';
import { buildKindTitle, pickLanguage } from '../../catalogue/rules/card.ts';
import { isWithheld } from '../../catalogue/rules/visibility.ts';
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

interface SubjectView {
  language: Language;
  reference: Reference;
  /** Listings whose title no moderator has approved. */
  withheldIds: ReadonlySet<string>;
}

function toSubject(
  row: Row,
  { language, reference, withheldIds }: SubjectView,
): Pick<OwnReport, 'about' | 'is_public'> {
  const id = row.subject_id;
  if (row.person_id !== null) {
    const name = pickLanguage(language, row.name_ar, row.name_en);
    return { about: { kind: 'person', id: row.person_id, name }, is_public: row.blocked_at === null };
  }
  const { subcategory_id, city_id } = row;
  const kindTitle =
    subcategory_id === null || city_id === null ? '' : buildKindTitle({ subcategory_id, city_id }, reference, language);
  const isHidden = row.property_id !== null && withheldIds.has(row.property_id);
  const isOnOffer = row.availability === AVAILABILITY.active && row.removed_at === null;
  if (row.reel_id === null)
    return {
      about: { kind: 'ad', id, name: isHidden ? kindTitle : pickLanguage(language, row.address_ar, row.address_en) },
      is_public: isOnOffer,
    };
  const isReelOnOffer = row.reel_availability === AVAILABILITY.active && row.reel_removed_at === null;
  const isReelHidden = row.reel_availability !== null && isWithheld({ availability: row.reel_availability });
  const name = isReelHidden ? kindTitle : pickLanguage(language, row.title_ar, row.title_en);
  return { about: { kind: 'reel', id, name }, is_public: isOnOffer && isReelOnOffer };
}

function toState({ decision, decided_at, removed_at }: Row): Pick<OwnReport, 'state' | 'decided_at'> {
  if (decision) return { state: STATES[decision], decided_at: decided_at?.toISOString() ?? null };
  // Nodes of a release that did not close the reports of a removed listing left them without a decision.
  return { state: removed_at ? 'ended' : 'open', decided_at: removed_at?.toISOString() ?? null };
}

export const listOwnReports: Handler<'listOwnReports'> = async (_, { db, user, reference, language }) => {
  const rows = await findReportsByUser(db, user.id);
  const listings = rows.flatMap(({ property_id: id, availability }) =>
    id === null || availability === null ? [] : { id, availability },
  );
  const view = { language, reference, withheldIds: await findWithheldIds(db, listings) };
  return {
    data: rows.map((row) => ({
      id: row.id,
      ...toSubject(row, view),
      reason: row.reason,
      ...toState(row),
      at: row.created_at.toISOString(),
    })),
  };
};
