import { randomUUID } from 'node:crypto';
import { LEAD_CHANNELS, MESSAGE_MAX_LENGTH } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { registerUser } from './support/users.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeBothEngines('Viewings', (open) => {
  const api = createFixtureApi(open);
  const { createUser } = createAdTools(api);
  const {
    createBuyerAndSeller,
    createConversation,
    send,
    fetchConversation,
    listInbox,
    countUnread,
    getViewingTime,
    request,
    propose,
    answer,
    refuseRequest,
    refusePropose,
    refuseAnswer,
    fetchCalendar,
  } = createConversationTools(api);
  const getDatabase = () => api.database.db;
  const changed = { status: 409, faults: ['viewing_changed'] };

  /** A conversation with a viewing that the buyer has proposed. */
  async function createProposal() {
    const parties = await createConversation();
    const { viewing } = await propose(parties.buyer.token, parties.conversation);
    if (!viewing) throw new Error('no viewing');
    return { ...parties, viewing };
  }
  const readViewing = async (token: string, conversation: string) =>
    (await fetchConversation(token, conversation)).viewing;
  const listChanges = async (token: string, conversation: string) =>
    (await fetchConversation(token, conversation)).messages.flatMap(({ viewing }) => viewing?.change ?? []);

  it('are requested from a property, and accepted by the seller', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    const id = randomUUID();
    const starts_at = getViewingTime();
    const conversation = await request(buyer.token, property, { id, starts_at, text: ' سأحضر مع زوجتي. ' });
    const proposal = { id, starts_at, status: 'proposed' };
    expect(await readViewing(buyer.token, conversation)).toEqual({ ...proposal, is_own_proposal: true });
    expect(await readViewing(seller.token, conversation)).toEqual({ ...proposal, is_own_proposal: false });
    expect(await countUnread(seller.token)).toBe(1);
    const message = { id, text: 'سأحضر مع زوجتي.', viewing: { id, starts_at, change: 'proposed' } };
    expect((await listInbox(seller.token)).data[0]).toMatchObject({ unread: 1, last_message: message });
    api.advanceTime(1000);
    const accepted = await answer(seller.token, id, 'accepted');
    expect(accepted).toMatchObject({
      message: { is_own: true, text: '', viewing: { id, starts_at, change: 'accepted' } },
      viewing: { id, status: 'accepted', is_own_proposal: false },
    });
    expect((await fetchConversation(buyer.token, conversation)).messages).toMatchObject([
      { ...message, is_own: true },
      { ...accepted.message, is_own: false },
    ]);
    expect(await readViewing(buyer.token, conversation)).toMatchObject({ id, status: 'accepted' });
    expect([await countUnread(buyer.token), await countUnread(seller.token)]).toEqual([1, 0]);
  });

  it('count as a lead of the buyer', async () => {
    const { buyer, property } = await createBuyerAndSeller();
    await request(buyer.token, property);
    const leads = getDatabase().selectFrom('property_lead').select('channel').where('property_id', '=', property);
    expect(await leads.execute()).toEqual([{ channel: LEAD_CHANNELS.indexOf('viewing') }]);
  });

  it('can be declined with a note, and proposed again', async () => {
    const { buyer, seller, conversation, viewing } = await createProposal();
    const declined = await answer(seller.token, viewing.id, 'declined', { text: 'مسافر هذا الأسبوع.' });
    expect(declined).toMatchObject({ message: { text: 'مسافر هذا الأسبوع.' }, viewing: null });
    expect(await readViewing(buyer.token, conversation)).toBeNull();
    expect(await refuseAnswer(seller.token, viewing.id, 'accepted')).toMatchObject(changed);
    await propose(buyer.token, conversation, { starts_at: getViewingTime(9) });
    expect(await listChanges(buyer.token, conversation)).toEqual(['proposed', 'declined', 'proposed']);
  });

  it('are moved by a new proposal, which the other user accepts', async () => {
    const { buyer, seller, conversation, viewing } = await createProposal();
    await answer(seller.token, viewing.id, 'accepted');
    const starts_at = getViewingTime(3, '11:00');
    const { viewing: moved } = await propose(seller.token, conversation, { starts_at, replaces: viewing.id });
    expect(moved).toMatchObject({ starts_at, status: 'proposed', is_own_proposal: true });
    expect(await refuseAnswer(buyer.token, viewing.id, 'cancelled')).toMatchObject(changed);
    expect(await refuseAnswer(seller.token, moved?.id ?? '', 'accepted')).toMatchObject(changed);
    await answer(buyer.token, moved?.id ?? '', 'accepted');
    expect(await readViewing(seller.token, conversation)).toMatchObject({ id: moved?.id, status: 'accepted' });
    expect(await listChanges(seller.token, conversation)).toEqual(['proposed', 'accepted', 'proposed', 'accepted']);
    const stored = getDatabase().selectFrom('viewing').select('status').where('conversation_id', '=', conversation);
    expect(await stored.orderBy('created_at').orderBy('status', 'desc').execute()).toEqual([
      { status: 'moved' },
      { status: 'accepted' },
    ]);
  });

  it.each(['buyer', 'seller'] as const)('can be cancelled by the %s after the acceptance', async (party) => {
    const parties = await createProposal();
    const { buyer, seller, conversation, viewing } = parties;
    await answer(seller.token, viewing.id, 'accepted');
    await answer(parties[party].token, viewing.id, 'cancelled');
    expect(await readViewing(buyer.token, conversation)).toBeNull();
    expect(await refuseAnswer(seller.token, viewing.id, 'accepted')).toMatchObject(changed);
    expect(await refuseAnswer(buyer.token, viewing.id, 'cancelled')).toMatchObject(changed);
    expect(await refusePropose(seller.token, conversation, { replaces: viewing.id })).toMatchObject(changed);
    expect(await listChanges(buyer.token, conversation)).toEqual(['proposed', 'accepted', 'cancelled']);
  });

  it('are one at a time: a proposal that does not know the current one is refused', async () => {
    const { buyer, seller, property, conversation, viewing } = await createProposal();
    const exists = { status: 409, faults: ['viewing_exists'] };
    expect(await refusePropose(seller.token, conversation)).toMatchObject(exists);
    expect(await refuseRequest(buyer.token, property)).toMatchObject(exists);
    expect(await refusePropose(seller.token, conversation, { replaces: randomUUID() })).toMatchObject(changed);
    expect(await readViewing(seller.token, conversation)).toMatchObject({ id: viewing.id });
    expect(await listChanges(buyer.token, conversation)).toEqual(['proposed']);
  });

  it('are moved once if both users move them at once', async () => {
    const { buyer, seller, conversation, viewing } = await createProposal();
    const moves = await Promise.all(
      [buyer, seller].map(({ token }, index) =>
        propose(token, conversation, { starts_at: getViewingTime(4 + index), replaces: viewing.id }).catch(String),
      ),
    );
    expect(moves.filter((move) => typeof move === 'string')).toHaveLength(1);
    expect(moves.filter((move) => String(move).includes('viewing_changed'))).toHaveLength(1);
    expect(await listChanges(buyer.token, conversation)).toEqual(['proposed', 'proposed']);
  });

  it('are either accepted or cancelled if both happen at once', async () => {
    const { buyer, seller, conversation, viewing } = await createProposal();
    await Promise.all([
      answer(seller.token, viewing.id, 'accepted').catch(() => undefined),
      answer(buyer.token, viewing.id, 'cancelled'),
    ]);
    expect(await readViewing(buyer.token, conversation)).toBeNull();
    expect((await listChanges(buyer.token, conversation)).at(-1)).toBe('cancelled');
    expect(await refuseAnswer(seller.token, viewing.id, 'accepted')).toMatchObject(changed);
  });

  it('are proposed and answered once by repeated requests', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    const [first, second] = [randomUUID(), randomUUID()];
    const starts = await Promise.all([1, 2, 3].map(() => request(buyer.token, property, { id: first })));
    const conversation = starts[0] ?? '';
    expect(new Set(starts).size).toBe(1);
    const [accepted] = await Promise.all([1, 2, 3].map(() => answer(seller.token, first, 'accepted', { id: second })));
    const repeated = await answer(seller.token, first, 'accepted', { id: second.toUpperCase() });
    expect(repeated).toEqual(accepted);
    const moved = { id: randomUUID(), replaces: first, starts_at: getViewingTime(5) };
    await Promise.all([1, 2].map(() => propose(seller.token, conversation, moved)));
    await answer(buyer.token, moved.id, 'cancelled');
    expect(await propose(seller.token, conversation, moved)).toMatchObject({
      message: { id: moved.id },
      viewing: null,
    });
    api.advanceTime(20 * DAY_MS);
    expect(await request(buyer.token, property, { id: first })).toBe(conversation);
    const changes = ['proposed', 'accepted', 'proposed', 'cancelled'];
    expect(await listChanges(buyer.token, conversation)).toEqual(changes);
  });

  it('refuse an id that is used for another message', async () => {
    const { buyer, seller, property, conversation, viewing } = await createProposal();
    const refusal = { status: 409, faults: ['key_reused /id'] };
    const id = randomUUID();
    await send(seller.token, conversation, 'مرحبًا', id);
    expect(await refusePropose(seller.token, conversation, { id, replaces: viewing.id })).toMatchObject(refusal);
    expect(await refuseAnswer(seller.token, viewing.id, 'accepted', { id })).toMatchObject(refusal);
    await answer(seller.token, viewing.id, 'accepted', { id: randomUUID() });
    const own = randomUUID();
    await answer(buyer.token, viewing.id, 'cancelled', { id: own });
    expect(await refuseAnswer(buyer.token, viewing.id, 'accepted', { id: own })).toMatchObject(refusal);
    expect(await refuseRequest(buyer.token, property, { id: own })).toMatchObject(refusal);
    const other = await createConversation();
    expect(await refusePropose(other.buyer.token, other.conversation, { id: viewing.id })).toMatchObject(refusal);
  });

  it('are hidden from everyone else', async () => {
    const { viewing, conversation } = await createProposal();
    const refusal = { status: 404, faults: ['not_found id'] };
    for (const { token } of [await createUser(), await createUser('administrator')]) {
      expect(await refusePropose(token, conversation, { replaces: viewing.id })).toMatchObject(refusal);
      expect(await refuseAnswer(token, viewing.id, 'accepted')).toMatchObject(refusal);
      await expect(fetchCalendar(token, viewing.id)).rejects.toThrow('404');
      expect(await refuseAnswer(token, randomUUID(), 'accepted')).toMatchObject(refusal);
    }
  });

  it('cannot be proposed or answered by blocked or unconfirmed accounts, or to a deleted one', async () => {
    const { buyer, seller, property, conversation, viewing } = await createProposal();
    const unconfirmed = await registerUser(api.client);
    expect(await refuseRequest(unconfirmed.token, property)).toMatchObject({ faults: ['email_unconfirmed'] });
    expect(await refuseRequest(seller.token, property)).toMatchObject({ faults: ['message_to_oneself'] });
    await getDatabase().updateTable('app_user').set({ blocked_at: new Date() }).where('id', '=', seller.id).execute();
    expect(await refuseAnswer(seller.token, viewing.id, 'accepted')).toMatchObject({ faults: ['account_blocked'] });
    expect(await refusePropose(seller.token, conversation)).toMatchObject({ faults: ['account_blocked'] });
    await getDatabase().updateTable('conversation').set({ seller_id: null }).where('id', '=', conversation).execute();
    const unavailable = { status: 409, faults: ['partner_unavailable'] };
    expect(await refusePropose(buyer.token, conversation, { replaces: viewing.id })).toMatchObject(unavailable);
    expect(await readViewing(buyer.token, conversation)).toMatchObject({ id: viewing.id });
  });

  it('end at their time', async () => {
    const { buyer, seller, conversation, viewing } = await createProposal();
    api.advanceTime(new Date(viewing.starts_at).getTime() - api.services.clock().getTime());
    expect(await readViewing(buyer.token, conversation)).toBeNull();
    expect(await refuseAnswer(seller.token, viewing.id, 'accepted')).toMatchObject(changed);
    const { viewing: next } = await propose(seller.token, conversation);
    const { status } = await getDatabase()
      .selectFrom('viewing')
      .select('status')
      .where('id', '=', viewing.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('proposed');
    expect(await readViewing(buyer.token, conversation)).toMatchObject({ id: next?.id });
  });

  it.each([
    ['no time', { starts_at: undefined }, 'viewing_time_required /starts_at'],
    ['a malformed time', { starts_at: 'tomorrow' }, 'viewing_time_required /starts_at'],
    ['a day without a time', { starts_at: '2026-12-01' }, 'viewing_time_required /starts_at'],
    ['an unknown field', { status: 'accepted' }, 'unknown_field /status'],
    ['a malformed id', { id: 'x' }, 'invalid_id /id'],
    ['a malformed current viewing', { replaces: 'x' }, 'invalid_id /replaces'],
    ['a long note', { text: 'م'.repeat(MESSAGE_MAX_LENGTH + 1) }, 'text_too_long /text'],
    ['a note that cannot be stored', { text: 'a\0' }, 'invalid_field /text'],
  ])('refuse a proposal with %s', async (_, overrides, fault) => {
    const { buyer, conversation } = await createConversation();
    expect(await refusePropose(buyer.token, conversation, overrides)).toMatchObject({ status: 422, faults: [fault] });
  });

  it('have a time that is allowed by the clock of the server', async () => {
    const { buyer, property, conversation } = await createConversation();
    for (const [starts_at, code] of [
      [getViewingTime(0, '08:00'), 'viewing_too_soon'],
      [getViewingTime(1, '07:45'), 'viewing_outside_hours'],
      [getViewingTime(1, '21:15'), 'viewing_outside_hours'],
      [getViewingTime(1, '17:20'), 'viewing_not_quarter_hour'],
      [getViewingTime(61, '08:00'), 'viewing_too_late'],
    ] as const) {
      const refusal = { status: 422, faults: [`${code} /starts_at`] };
      expect(await refusePropose(buyer.token, conversation, { starts_at })).toMatchObject(refusal);
      expect(await refuseRequest(buyer.token, property, { starts_at })).toMatchObject(refusal);
    }
    await propose(buyer.token, conversation, { starts_at: getViewingTime(60, '21:00') });
  });

  it('refuse an unknown answer', async () => {
    const { seller, viewing } = await createProposal();
    const refusal = await refuseAnswer(seller.token, viewing.id, 'moved' as 'declined');
    expect(refusal).toMatchObject({ status: 422, faults: ['invalid_choice /status'] });
  });

  it('have a calendar file for each user, which keeps its identity when the viewing moves', async () => {
    const { buyer, seller, conversation, viewing } = await createProposal();
    const { headers, file } = await fetchCalendar(buyer.token, viewing.id, 'en');
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="viewing.ics"');
    expect(headers.get('cache-control')).toBe('no-store');
    const { property, partner } = await fetchConversation(buyer.token, conversation);
    const utc = viewing.starts_at.replace(/[-:]|\.\d+/g, '');
    const escapeText = (text: string | undefined) => text?.replace(/[,;]/g, '\\$&');
    for (const line of [
      `UID:${viewing.id}@mashrabiya`,
      'SEQUENCE:0',
      'STATUS:TENTATIVE',
      `DTSTART:${utc}`,
      `URL:http://localhost/messages/${conversation}`,
    ])
      expect(file.split('\r\n')).toContain(line);
    expect(file).toContain(`With ${escapeText(partner?.name)}`);
    await answer(seller.token, viewing.id, 'accepted');
    const accepted = (await fetchCalendar(seller.token, viewing.id)).file;
    expect(accepted).toContain(`\r\nSTATUS:CONFIRMED\r\n`);
    expect(accepted).toContain(`مع ${escapeText(buyer.name)}`);
    expect(accepted).toContain(escapeText(property?.city_name));
    const { viewing: moved } = await propose(seller.token, conversation, {
      replaces: viewing.id,
      starts_at: getViewingTime(4),
    });
    await expect(fetchCalendar(buyer.token, viewing.id)).rejects.toThrow('410');
    await answer(buyer.token, moved?.id ?? '', 'cancelled');
    const cancelled = (await fetchCalendar(buyer.token, moved?.id ?? '')).file;
    for (const line of [`UID:${viewing.id}@mashrabiya`, 'SEQUENCE:3', 'STATUS:CANCELLED'])
      expect(cancelled.split('\r\n')).toContain(line);
  });

  it('show no unapproved version of the listing in the buyer’s calendar', async () => {
    const { buyer, seller, property, viewing } = await createProposal();
    await getDatabase()
      .updateTable('property')
      .set({
        availability: 1,
        location: 'https://maps.app.goo.gl/secret',
        address_ar: 'عنوان جديد للشقة',
        address_en: null,
      })
      .where('id', '=', property)
      .execute();
    const shownToBuyer = (await fetchCalendar(buyer.token, viewing.id)).file;
    expect(shownToBuyer).not.toMatch(/عنوان جديد|secret/);
    expect((await fetchCalendar(seller.token, viewing.id)).file).toContain('عنوان جديد');
  });
});
