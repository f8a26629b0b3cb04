import { LEAD_CHANNELS } from '@mashrabiya/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '../src/db/migrations/073-leads.ts';
import { hashAccount } from '../src/sessions/services/visitor.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createLeadTools } from './support/leads.ts';

const DAY_MS = 86_400_000;

describeBothEngines('Leads of earlier releases', (open) => {
  const api = createFixtureApi(open);
  const { createBuyerAndSeller, createConversation, send, contact, contactAsVisitor } = createLeadTools(api);
  const migrateAgain = async () => {
    await sql`drop table lead`.execute(api.database.db);
    await api.database.db.transaction().execute((tx) => up(tx as never));
    // Added by a later migration.
    await sql`alter table lead add column phone text`.execute(api.database.db);
  };
  const findLeads = (property: string) =>
    api.database.db
      .selectFrom('lead')
      .selectAll()
      .where('property_id', '=', property)
      .orderBy('first_contact_at')
      .execute();

  it('are created from contacts and conversations', async () => {
    const called = await createBuyerAndSeller();
    await contact(called.buyer, called.property);
    api.advanceTime(DAY_MS);
    await contact(called.buyer, called.property, 'whatsapp');
    api.advanceTime(1000);
    await contactAsVisitor(called.property);
    const written = await createConversation();
    const unanswered = await createConversation();
    await send(written.seller.token, written.conversation, 'أهلًا');
    const { db } = api.database;
    // Conversations whose first message was not counted have a lead, too.
    await db.deleteFrom('property_lead').where('property_id', '=', unanswered.property).execute();
    // Leads of sellers on their own listings were counted before.
    const ownLead = { day: '2026-11-01', channel: 0, created_at: api.services.clock() };
    await db
      .insertInto('property_lead')
      .values({ ...ownLead, property_id: called.property, visitor: hashAccount(called.seller.id) })
      .execute();
    const properties = [called, written, unanswered].map(({ property }) => property);
    const before = await Promise.all(properties.map(findLeads));
    await migrateAgain();
    const after = await Promise.all(properties.map(findLeads));
    const withoutIds = (rows: (typeof before)[number]) => rows.map(({ id: _, ...lead }) => lead);
    expect(after.map(withoutIds)).toEqual(before.map(withoutIds));
    expect(after[0]).toMatchObject([
      { user_id: called.buyer.id, seller_id: called.seller.id, last_channel: LEAD_CHANNELS.indexOf('whatsapp') },
      { user_id: null },
    ]);
    expect(after[1]).toMatchObject([{ user_id: written.buyer.id, status: 'contacted' }]);
    expect(after[2]).toMatchObject([{ user_id: unanswered.buyer.id, status: 'new' }]);
  });
});
