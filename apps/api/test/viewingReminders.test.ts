import { formatAppointment, type Language } from '@mashrabiya/i18n';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { mails as enMails } from '@mashrabiya/i18n/en/mails';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueue } from '../src/jobs/enqueue.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { buildPost } from './support/client.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobsStrictly } from './support/jobs.ts';
import { createMailbox } from './support/mailbox.ts';
import { PushService } from './support/pushService.ts';
import { createPushTools } from './support/pushSubscriptions.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const TITLES = { ar: mails.viewing.reminder.title, en: enMails.viewing.reminder.title };

describeBothEngines('Reminders of viewings', (open) => {
  const api = createFixtureApi(open);
  const { subjectsTo, mailsTo } = createMailbox(api);
  const { createConversation, propose, answer, getViewingTime, markRead } = createConversationTools(api);
  const pushService = new PushService();
  const { subscribeHere, listReceived } = createPushTools(api, pushService);
  beforeAll(async () => {
    await pushService.open();
  });
  afterAll(() => pushService.close());
  const setUser = (id: string, change: object) =>
    api.database.db.updateTable('app_user').set(change).where('id', '=', id).execute();

  /** A viewing that both users have agreed on, with all messages read. */
  async function createAppointment(startsAt = getViewingTime(3)) {
    const parties = await createConversation();
    const { buyer, seller, conversation } = parties;
    const { viewing } = await propose(buyer.token, conversation, { starts_at: startsAt });
    if (!viewing) throw new Error('no viewing');
    const { message } = await answer(seller.token, viewing.id, 'accepted');
    await markRead(buyer.token, conversation, message.id);
    return { ...parties, viewing };
  }
  type Appointment = Awaited<ReturnType<typeof createAppointment>>;

  const buildTitle = (reminder: 'day' | 'hour', { viewing }: Pick<Appointment, 'viewing'>, language: Language = 'ar') =>
    TITLES[language][reminder].replace('{{time}}', formatAppointment(new Date(viewing.starts_at), language));
  const advanceTo = (startsAt: string, before: number) =>
    api.advanceTime(Date.parse(startsAt) - before - api.services.clock().getTime());
  const listReminders = async (email: string) =>
    (await subjectsTo(email)).filter((subject) => /^(?:تذكير: معاينة|معاينتك|Reminder|Viewing soon)/.test(subject));

  it('are mailed to both users a day and an hour before, once each', async () => {
    const appointment = await createAppointment();
    const { buyer, seller, conversation, viewing } = appointment;
    advanceTo(viewing.starts_at, DAY_MS + MINUTE_MS);
    for (const { email } of [buyer, seller]) expect(await listReminders(email)).toEqual([]);
    advanceTo(viewing.starts_at, DAY_MS);
    const day = buildTitle('day', appointment);
    for (const { email } of [buyer, seller]) expect(await listReminders(email)).toEqual([day]);
    advanceTo(viewing.starts_at, HOUR_MS);
    const hour = buildTitle('hour', appointment);
    for (const [user, partner] of [
      [buyer, seller],
      [seller, buyer],
    ] as const) {
      expect(await listReminders(user.email)).toEqual([day, hour]);
      const { plain = '', html = '' } = (await mailsTo(user.email)).at(-1) ?? {};
      for (const part of [partner.name, `https://homes.example.com/messages/${conversation}`]) {
        expect(plain).toContain(part);
        expect(html).toContain(part);
      }
    }
    advanceTo(viewing.starts_at, -DAY_MS);
    for (const { email } of [buyer, seller]) expect(await listReminders(email)).toEqual([day, hour]);
  });

  it('are not sent if their time is past when the viewing is accepted', async () => {
    const { buyer, viewing } = await createAppointment(getViewingTime(1, '10:00'));
    advanceTo(viewing.starts_at, 90 * MINUTE_MS);
    expect(await listReminders(buyer.email)).toEqual([]);
    advanceTo(viewing.starts_at, HOUR_MS);
    expect(await listReminders(buyer.email)).toHaveLength(1);
  });

  it('are in the language of each user', async () => {
    const appointment = await createAppointment();
    await setUser(appointment.seller.id, { language: 'en' });
    advanceTo(appointment.viewing.starts_at, DAY_MS);
    expect(await listReminders(appointment.seller.email)).toEqual([buildTitle('day', appointment, 'en')]);
    expect(await listReminders(appointment.buyer.email)).toEqual([buildTitle('day', appointment)]);
  });

  it('are not sent for a viewing that was only proposed, cancelled or moved', async () => {
    const [cancelled, moved] = [await createAppointment(), await createAppointment()];
    await answer(cancelled.buyer.token, cancelled.viewing.id, 'cancelled');
    await propose(moved.seller.token, moved.conversation, {
      starts_at: getViewingTime(4),
      replaces: moved.viewing.id,
    });
    advanceTo(moved.viewing.starts_at, 0);
    for (const { buyer, seller } of [cancelled, moved]) {
      expect(await listReminders(buyer.email)).toEqual([]);
      expect(await listReminders(seller.email)).toEqual([]);
    }
  });

  it('are not sent if the viewing is cancelled between the reminder and its mails', async () => {
    const { buyer, seller, viewing } = await createAppointment();
    advanceTo(viewing.starts_at, DAY_MS);
    const payload = { viewing_id: viewing.id, reminder: 'day', recipient: 'seller' };
    await answer(buyer.token, viewing.id, 'cancelled');
    await enqueue(api.database.db, { kind: 'viewing_mail', payload, now: api.services.clock() });
    expect(await listReminders(seller.email)).toEqual([]);
  });

  it('are sent once if their job runs again', async () => {
    const { buyer, viewing } = await createAppointment();
    advanceTo(viewing.starts_at, DAY_MS);
    expect(await listReminders(buyer.email)).toHaveLength(1);
    const payload = { viewing_id: viewing.id, reminder: 'day' };
    await enqueue(api.database.db, { kind: 'viewing_reminder', payload, now: api.services.clock() });
    expect(await listReminders(buyer.email)).toHaveLength(1);
  });

  it('are left out after a long standstill: only the later one is sent', async () => {
    const appointment = await createAppointment();
    advanceTo(appointment.viewing.starts_at, HOUR_MS / 2);
    expect(await listReminders(appointment.buyer.email)).toEqual([buildTitle('hour', appointment)]);
  });

  it('are pushed to the browsers of both users that allowed it, once each', async () => {
    const appointment = await createAppointment();
    const { buyer, seller, conversation, viewing } = appointment;
    await subscribeHere(buyer.token, '/buyer-phone');
    await subscribeHere(buyer.token, '/buyer-desktop');
    await subscribeHere(seller.token, '/seller');
    advanceTo(viewing.starts_at, DAY_MS);
    await runJobsStrictly(api);
    await runJobsStrictly(api);
    for (const path of ['/buyer-phone', '/buyer-desktop', '/seller']) {
      const [received, ...others] = listReceived(path);
      expect(others).toEqual([]);
      if (!received) throw new Error(`nothing came to ${path}`);
      const notification = pushService.read(received);
      expect(notification).toMatchObject({
        title: buildTitle('day', appointment),
        url: `/messages/${conversation}`,
        lang: 'ar',
        dir: 'rtl',
      });
      expect(JSON.stringify(notification)).toContain(path === '/seller' ? buyer.name : seller.name);
      expect(received.headers.ttl).toBe('86400');
    }
    advanceTo(viewing.starts_at, HOUR_MS);
    await runJobsStrictly(api);
    expect(listReceived('/seller')).toHaveLength(2);
    expect(listReceived('/seller')[1]?.headers.ttl).toBe('3600');
  });

  it('are not pushed for a cancelled viewing, or to a browser that is logged out', async () => {
    const [cancelled, other] = [await createAppointment(), await createAppointment()];
    await subscribeHere(cancelled.seller.token, '/cancelled');
    await subscribeHere(other.seller.token, '/logged-out');
    const { message } = await answer(cancelled.buyer.token, cancelled.viewing.id, 'cancelled');
    await markRead(cancelled.seller.token, cancelled.conversation, message.id);
    await api.client.fetchAnswer('logout', '/logout', buildPost(other.seller.token, {}));
    advanceTo(other.viewing.starts_at, DAY_MS);
    await runJobsStrictly(api);
    expect([...listReceived('/cancelled'), ...listReceived('/logged-out')]).toEqual([]);
  });

  it.each([
    ['a blocked user', { blocked_at: new Date() }, [0, 0]],
    ['an unconfirmed address', { email_verified_at: null }, [0, 1]],
  ])('are not sent to %s', async (_, change, counts) => {
    const { buyer, seller, viewing } = await createAppointment();
    await setUser(buyer.id, change);
    advanceTo(viewing.starts_at, DAY_MS);
    expect([(await listReminders(buyer.email)).length, (await listReminders(seller.email)).length]).toEqual(counts);
  });
});
