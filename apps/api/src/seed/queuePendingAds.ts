import { AVAILABILITY } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';

export async function queuePendingAds(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('property_ad')
    .columns(['property_id', 'pack', 'run', 'is_paid', 'submitted_at'])
    .expression((from) =>
      from
        .selectFrom('property')
        .select(['id', 'ranking', sql<number>`1`.as('run'), sql<boolean>`false`.as('is_paid'), 'created_at'])
        .where('availability', '=', AVAILABILITY.pending),
    )
    .execute();
}
