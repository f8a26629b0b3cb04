import { toMailbox } from '@mashrabiya/contract';
import type { Provider } from '@mashrabiya/demo-data';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';

export async function insertProviders(db: Kysely<Tables>, providers: readonly Provider[]): Promise<void> {
  await db
    .insertInto('app_user')
    .values(
      providers.map(({ id, kind, ar, en, email, phone, phoneConfirmedOn, rating, activeFrom }) => ({
        id,
        kind,
        name_ar: ar,
        name_en: en,
        email,
        mailbox: toMailbox(email),
        phone,
        phone_verified_at: phoneConfirmedOn === null ? null : new Date(phoneConfirmedOn),
        profile_pic: null,
        rating,
        active_from: activeFrom,
        email_verified_at: new Date(activeFrom),
      })),
    )
    .execute();
}
