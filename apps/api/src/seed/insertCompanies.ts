import { addCairoDays, formatCairoDay, uuidv7 } from '@mashrabiya/contract';
import type { Provider } from '@mashrabiya/demo-data';
import type { Kysely } from 'kysely';
import { updateUser } from '../accounts/repository/users.ts';
import type { Tables } from '../db/schema.ts';

/** One in this many brokers has a badge. */
const BADGE_INTERVAL = 3;
const FIRST_NUMBER = 104_200;

export const buildCompanyName = (brokerName: string): string => `${brokerName} ش.ذ.م.م`;

/** Gives some brokers a company whose papers were checked; the photos are deleted already. */
export async function insertCompanies(db: Kysely<Tables>, providers: readonly Provider[], now: Date): Promise<void> {
  const brokers = providers.filter(({ kind }) => kind === 'broker');
  for (const [index, { id: user_id, ar }] of brokers.entries()) {
    if (index % BADGE_INTERVAL !== 1) continue;
    const decidedAt = addCairoDays(now, -(40 + index));
    const company_name = buildCompanyName(ar);
    const valid_until = index % 2 === 0 ? null : formatCairoDay(addCairoDays(now, 200 + index));
    const submitted_at = addCairoDays(decidedAt, -1);
    await db
      .insertInto('company_request')
      .values({
        id: uuidv7(submitted_at),
        user_id,
        state: 'accepted',
        company_name,
        register_number: String(FIRST_NUMBER + index),
        valid_until,
        submitted_at,
        decided_at: decidedAt,
      })
      .execute();
    await updateUser(db, user_id, {
      company_name,
      company_verified_at: decidedAt,
      company_valid_until: valid_until,
    });
  }
}
