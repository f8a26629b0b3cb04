import type { DemoAdvisor } from '@mashrabiya/demo-data';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';

export async function insertAdvisors(db: Kysely<Tables>, advisors: readonly DemoAdvisor[]): Promise<void> {
  await db
    .insertInto('advisor')
    .values([...advisors])
    .execute();
}
