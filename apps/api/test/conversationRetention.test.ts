import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { OLD_CONVERSATIONS_JOB } from '../src/conversations/jobs/oldConversationsJob.ts';
import { loadPersonalData } from '../src/exports/repository/personalData.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { SELLER } from './fixtures/properties.ts';
import { createAdTools } from './support/ads.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobsStrictly } from './support/jobs.ts';
import { deleteAccount } from './support/users.ts';

const DAY_MS = 86_400_000;
const TEN_MINUTES_MS = 600_000;

describeBothEngines('Stored conversations', (open) => {
  const api = createFixtureApi(open);
  const { createUser } = createAdTools(api);
  const { createConversation, start, send, propose, answer, fetchConversation, listInbox, refuseSend, refuseStart } =
    createConversationTools(api);
  const countMessages = async (conversation: string) => {
    const messages = api.database.db.selectFrom('message').select('id').where('conversation_id', '=', conversation);
    return (await messages.execute()).length;
  };

  it('keep the seller’s copy without the name of a deleted buyer', async () => {
    const { buyer, seller, property, conversation } = await createConversation('أولًا');
    await send(seller.token, conversation, 'ثانيًا');
    await deleteAccount(api, buyer);
    const shown = await fetchConversation(seller.token, conversation);
    expect(shown).toMatchObject({ partner: null, property: { id: property }, is_property_available: true });
    expect(shown.messages.map(({ text, is_own }) => [text, is_own])).toEqual([
      ['أولًا', false],
      ['ثانيًا', true],
    ]);
    expect((await listInbox(seller.token)).data).toMatchObject([{ id: conversation, partner: null }]);
    expect(await refuseSend(seller.token, conversation)).toMatchObject({
      status: 409,
      faults: ['partner_unavailable'],
    });
    const rows = await api.database.db.selectFrom('conversation').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(buyer.id);
  });

  it('keep the buyer’s copy without the name and property of a deleted seller', async () => {
    const { buyer, seller, property, conversation } = await createConversation('مرحبًا');
    await deleteAccount(api, seller);
    const shown = await fetchConversation(buyer.token, conversation);
    expect(shown).toMatchObject({ partner: null, property: null, is_property_available: false });
    expect(shown.messages).toHaveLength(1);
    expect(await refuseSend(buyer.token, conversation)).toMatchObject({ faults: ['partner_unavailable'] });
    expect(await refuseStart(buyer.token, property)).toMatchObject({ status: 410 });
    api.advanceTime(TEN_MINUTES_MS);
    await runJobsStrictly(api);
    const recipients = await api.database.db.selectFrom('outbox').select(['recipient', 'html']).execute();
    expect(recipients.filter(({ html }) => html.includes(conversation))).toEqual([]);
  });

  it('lose their viewing when an account is deleted', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const { viewing } = await propose(buyer.token, conversation);
    await answer(seller.token, viewing?.id ?? '', 'accepted');
    await deleteAccount(api, buyer);
    const shown = await fetchConversation(seller.token, conversation);
    expect(shown).toMatchObject({ viewing: null });
    const changes = shown.messages.map((message) => message.viewing?.change);
    expect(changes).toEqual([undefined, 'proposed', 'accepted', 'cancelled']);
    expect(await listInbox(seller.token)).toMatchObject({
      data: [{ unread: 1, last_message: { is_own: false, viewing: { change: 'cancelled' } } }],
    });
    await deleteAccount(api, seller);
    const viewings = api.database.db.selectFrom('viewing').select('id').where('conversation_id', '=', conversation);
    expect(await viewings.execute()).toEqual([]);
  });

  it('are deleted when both accounts are, also at once', async () => {
    const [one, other] = [await createConversation(), await createConversation()];
    await deleteAccount(api, one.buyer);
    expect(await countMessages(one.conversation)).toBe(1);
    await deleteAccount(api, one.seller);
    expect(await countMessages(one.conversation)).toBe(0);
    await Promise.all([deleteAccount(api, other.buyer), deleteAccount(api, other.seller)]);
    expect(await countMessages(other.conversation)).toBe(0);
    const ids = [one.conversation, other.conversation];
    const remaining = api.database.db.selectFrom('conversation').select('id').where('id', 'in', ids);
    expect(await remaining.execute()).toEqual([]);
  });

  it('refuse the account that is deleted while it writes', async () => {
    const { buyer, seller, property } = await createConversation();
    const writer = await createUser();
    await Promise.all([
      deleteAccount(api, seller),
      ...[buyer, writer].map(({ token }) => start(token, property).catch(() => undefined)),
    ]);
    const withSeller = api.database.db.selectFrom('conversation').select('id').where('seller_id', '=', seller.id);
    expect(await withSeller.execute()).toEqual([]);
  });

  it('are in the export of each user with their own messages only', async () => {
    const { buyer, seller, property, conversation } = await createConversation('من المشتري');
    await send(seller.token, conversation, 'من البائع');
    const readExport = async (id: string) => (await loadPersonalData(api.database.db, id)).data.conversations;
    const common = { property_id: property, conversation_id: conversation };
    expect(await readExport(buyer.id)).toMatchObject([{ ...common, text: 'من المشتري' }]);
    expect(await readExport(seller.id)).toMatchObject([{ ...common, text: 'من البائع' }]);
  });

  it('are deleted two years after their last message, in batches', async () => {
    const { db } = api.database;
    const [old, active] = [await createConversation(), await createConversation()];
    const created_at = api.services.clock();
    const rows = Array.from({ length: 450 }, () => ({
      id: randomUUID(),
      property_id: null,
      buyer_id: null,
      seller_id: SELLER.id,
      created_at,
      last_message_at: created_at,
    }));
    await db.insertInto('conversation').values(rows).execute();
    api.advanceTime(DAY_MS);
    await send(active.seller.token, active.conversation, 'ما زال متاحًا');
    api.advanceTime(729 * DAY_MS);
    await enqueue(db, { kind: OLD_CONVERSATIONS_JOB, payload: {}, now: api.services.clock() });
    await runJobsStrictly(api);
    expect(await countMessages(old.conversation)).toBe(1);
    api.advanceTime(DAY_MS / 2);
    await runJobsStrictly(api);
    api.advanceTime(DAY_MS / 2);
    await runJobsStrictly(api);
    expect(await countMessages(old.conversation)).toBe(0);
    expect(await countMessages(active.conversation)).toBe(2);
    const remaining = db.selectFrom('conversation').select('id').where('seller_id', '=', SELLER.id);
    expect(await remaining.execute()).toEqual([]);
  });
});
