import { AVAILABILITY, type Availability, foldDigits, PAGE_SIZE } from '@mashrabiya/contract';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { casesAgainst } from './upheldReports.ts';

/** Newest ads and reports shown of a user. */
const SHOWN = 50;
/** Shorter digit sequences occur in every number. */
const LEAST_DIGITS = 3;

/** Escapes a text for a `like` pattern. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const adsOf = (is: ExpressionBuilder<Tables, 'app_user'>, availability?: Availability) => {
  const ads = is
    .selectFrom('property')
    .whereRef('property.user_id', '=', 'app_user.id')
    .where('property.removed_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'));
  return availability === undefined ? ads : ads.where('property.availability', '=', availability);
};

const users = (db: Kysely<Tables>) =>
  db
    .selectFrom('app_user')
    .selectAll('app_user')
    .select((is) => [adsOf(is).as('ads'), adsOf(is, AVAILABILITY.active).as('active')])
    .where('app_user.deleted_at', 'is', null);

export type ModeratedUserRow = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>;

export async function findUsers(db: Kysely<Tables>, { query, page }: { query: string; page: number }) {
  const text = query.trim();
  // Numbers are stored with the country code in place of the zero.
  const digits = foldDigits(text).replace(/\D/g, '').replace(/^0+/, '');
  const pattern = `%${literally(text)}%`;
  let found = users(db);
  if (text)
    found = found.where((is) =>
      is.or([
        is('name_ar', 'ilike', pattern),
        is('name_en', 'ilike', pattern),
        is('email', 'ilike', pattern),
        ...(digits.length >= LEAST_DIGITS ? [is('phone', 'like', `%${digits}%`)] : []),
      ]),
    );
  const { total } = await db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy('active_from', 'desc')
    .orderBy('app_user.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows, total: Number(total) };
}

export const userById = (db: Kysely<Tables>, id: string): Promise<ModeratedUserRow | undefined> =>
  users(db).where('app_user.id', '=', id).executeTakeFirst();

export const postedBy = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('property')
    .select(['id', 'address_ar', 'address_en', 'availability', 'withheld', 'updated_at'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();

export const reportsAgainst = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('report')
    .leftJoin('property', 'property.id', 'report.property_id')
    .select([
      'report.id',
      'report.reason',
      'report.note',
      'report.decision',
      'report.created_at',
      'report.property_id',
      'property.address_ar',
      'property.address_en',
    ])
    .where('report.case_id', 'in', casesAgainst(db, userId))
    .orderBy('report.created_at', 'desc')
    .orderBy('report.id', 'desc')
    .limit(SHOWN)
    .execute();
