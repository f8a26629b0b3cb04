import type { ModeratedUser, UserRecord } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import { findAuditEvents } from '../../accounts/repository/audit.ts';
import { toBlock } from '../../accounts/rules/block.ts';
import { toUser } from '../../accounts/rules/toUser.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { toVerifiedCompany } from '../../catalogue/rules/verifiedCompany.ts';
import type { Tables } from '../../db/schema.ts';
import { countSellerReviews } from '../repository/reviews.ts';
import { countUpheldReports } from '../repository/upheldReports.ts';
import { findAdsByUser, findModeratedUser, findReportsAgainst, type ModeratedUserRow } from '../repository/users.ts';

const MAX_EVENTS = 50;

export function toModeratedUser(row: ModeratedUserRow, language: Language): ModeratedUser {
  const { name, email, phone, email_verified, role, active_from } = toUser(row, language);
  const counts = { ads: Number(row.ads), active: Number(row.active) };
  return {
    id: row.id,
    name,
    email,
    phone,
    email_verified,
    role,
    active_from,
    ...counts,
    blocked: toBlock(row, language),
  };
}

/** A user's record for moderators; undefined for a missing or deleted account. */
export async function loadUserRecord(
  db: Kysely<Tables>,
  id: string,
  { language, now }: { language: Language; now: Date },
): Promise<UserRecord | undefined> {
  const row = await findModeratedUser(db, id);
  if (!row) return undefined;
  const [{ accepted, refused }, upheld, postedAds, reports, auditEvents] = await Promise.all([
    countSellerReviews(db, id),
    countUpheldReports(db, id),
    findAdsByUser(db, id),
    findReportsAgainst(db, id),
    findAuditEvents(db, id, MAX_EVENTS),
  ]);
  return {
    ...toModeratedUser(row, language),
    accepted,
    refused,
    upheld,
    posted: postedAds.map((property) => ({
      id: property.id,
      address: pickLanguage(language, property.address_ar, property.address_en),
      availability: property.availability,
      withheld: property.withheld,
      at: property.updated_at.toISOString(),
    })),
    reports: reports.map(({ property_id, address_ar, address_en, created_at, ...report }) => ({
      ...report,
      property:
        property_id === null ? null : { id: property_id, address: pickLanguage(language, address_ar, address_en) },
      at: created_at.toISOString(),
    })),
    company: toVerifiedCompany(row, now),
    audit: auditEvents.map(({ created_at, ...event }) => ({ ...event, created_at: created_at.toISOString() })),
  };
}
