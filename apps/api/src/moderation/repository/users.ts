import { AVAILABILITY, type Availability, foldDigits, PAGE_SIZE } from '@mashrabiya/contract';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { selectCasesAgainst } from './upheldReports.ts';

const MAX_SHOWN = 50;
/** Shorter digit sequences occur in every number. */
const MIN_DIGITS = 3;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const countAds = (eb: ExpressionBuilder<Tables, 'app_user'>, availability?: Availability) => {
  const ads = eb
    .selectFrom('property')
    .whereRef('property.user_id', '=', 'app_user.id')
    .where('property.removed_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'));
  return availability === undefined ? ads : ads.where('property.availability', '=', availability);
};

const selectUsers = (db: Kysely<Tables>) =>
  db
    .selectFrom('app_user')
    .selectAll('app_user')
    .select((eb) => [countAds(eb).as('ads'), countAds(eb, AVAILABILITY.active).as('active')])
    .where('app_user.deleted_at', 'is', null);

export type ModeratedUserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

export async function findUsers(db: Kysely<Tables>, { query, page }: { query: string; page: number }) {
  const text = query.trim();
  // Numbers are stored with the country code in place of the zero.
  const digits = foldDigits(text).replace(/\D/g, '').replace(/^0+/, '');
  const pattern = `%${escapeLike(text)}%`;
  let usersQuery = selectUsers(db);
  if (text)
    usersQuery = usersQuery.where((eb) =>
      eb.or([
        eb('name_ar', 'ilike', pattern),
        eb('name_en', 'ilike', pattern),
        eb('email', 'ilike', pattern),
        ...(digits.length >= MIN_DIGITS ? [eb('phone', 'like', `%${digits}%`)] : []),
      ]),
    );
  const { total } = await db
    .selectFrom(usersQuery.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await usersQuery
    .orderBy('active_from', 'desc')
    .orderBy('app_user.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows, total: Number(total) };
}

export const findModeratedUser = (db: Kysely<Tables>, id: string): Promise<ModeratedUserRow | undefined> =>
  selectUsers(db).where('app_user.id', '=', id).executeTakeFirst();

export const findAdsByUser = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('property')
    .select(['id', 'address_ar', 'address_en', 'availability', 'withheld', 'updated_at'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();

export const findReportsAgainst = (db: Kysely<Tables>, userId: string) =>
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
    .where('report.case_id', 'in', selectCasesAgainst(db, userId))
    .orderBy('report.created_at', 'desc')
    .orderBy('report.id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
