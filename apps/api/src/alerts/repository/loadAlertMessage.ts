import { getPictureFile, IMAGES_PATH } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Reference } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import { findWithheldIds } from '../../catalogue/repository/properties.ts';
import { buildKindTitle, pickLanguage } from '../../catalogue/rules/card.ts';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { AlertPayload } from '../jobs/alertPayload.ts';

export interface AlertListing {
  id: string;
  kind: AlertPayload['homes'][number]['kind'];
  title: string;
  place: string;
  size: number;
  bedrooms: number;
  price: number | null;
  previousPrice: number | null;
  isRent: boolean;
  /** Path and description of the listing's cover; null without a picture. */
  picture: { path: string; alt: string } | null;
}

export interface AlertMessage {
  user: UserRow;
  search: { href: string; name: string } | undefined;
  frequency: 'at_once' | 'daily' | 'weekly';
  listings: AlertListing[];
  /** Number of reported listings, of which a message shows the first. */
  total: number;
}

/** Width of a WebP, which most mail programs show; no stored format is shown by all of them. */
const PICTURE_WIDTH = 480;

/** Contents of a message; undefined if there is nothing left to report, or the user no longer wants it. */
export async function loadAlertMessage(
  db: Kysely<Tables>,
  reference: Reference,
  payload: AlertPayload,
  channel: 'by_mail' | 'by_push',
): Promise<AlertMessage | undefined> {
  const alert = await db
    .selectFrom('alert')
    .leftJoin('saved_search', 'saved_search.id', 'alert.search_id')
    .select(['frequency', 'by_mail', 'by_push', 'search_id', 'href', 'name'])
    .where('alert.id', '=', payload.alert_id)
    .executeTakeFirst();
  const user = await db.selectFrom('app_user').selectAll().where('id', '=', payload.user_id).executeTakeFirst();
  if (!alert || alert.frequency === 'none' || !alert[channel] || !user || user.deleted_at) return undefined;
  const { href, name, frequency } = alert;
  const listings = await loadListings(db, reference, payload, user.language);
  if (listings.length === 0) return undefined;
  const total = payload.total - (payload.homes.length - listings.length);
  return { user, frequency, listings, total, search: href !== null && name !== null ? { href, name } : undefined };
}

async function loadListings(
  db: Kysely<Tables>,
  reference: Reference,
  { homes: listings }: AlertPayload,
  language: Language,
): Promise<AlertListing[]> {
  const ids = listings.map(({ id }) => id);
  const rows = await db.selectFrom('property').selectAll().where('id', 'in', ids).execute();
  const withheldIds = await findWithheldIds(db, rows);
  return listings.flatMap(({ id, kind, before: previousPrice }): AlertListing[] => {
    const row = rows.find((candidate) => candidate.id === id);
    // A listing may have become unavailable since the alert ran.
    if (!row || (kind !== 'gone' && findVisibilityError(row))) return [];
    const isHidden = withheldIds.has(id);
    const [cover] = isHidden ? [] : row.pictures;
    const names = [reference.cities.get(row.city_id), reference.governorates.get(row.governorate_id)];
    return [
      {
        id,
        kind,
        previousPrice,
        title: isHidden
          ? buildKindTitle(row, reference, language)
          : pickLanguage(language, row.address_ar, row.address_en),
        place: names.map((placeName) => placeName?.[language] ?? '').join(language === 'ar' ? '، ' : ', '),
        size: row.size,
        bedrooms: row.bedrooms,
        price: row.price,
        isRent: row.action === 1,
        picture: cover
          ? {
              path: `${IMAGES_PATH}/${getPictureFile(cover.img_name, 'webp', PICTURE_WIDTH)}`,
              alt: language === 'ar' ? cover.alt_ar : cover.alt_en,
            }
          : null,
      },
    ];
  });
}
