import { randomUUID } from 'node:crypto';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { OLD_CONVERSATIONS_JOB } from '../src/conversations/jobs/oldConversationsJob.ts';
import { loadPersonalData } from '../src/exports/repository/personalData.ts';
import { storeExport } from '../src/exports/services/exportFile.ts';
import { readStoredFile } from '../src/files/readStoredFile.ts';
import { serveImages } from '../src/host/images.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { ORPHANS_JOB } from '../src/orphans/jobs/orphansJob.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildFormRequest, buildJsonRequest, encodeForm, withToken } from './support/client.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobsStrictly } from './support/jobs.ts';
import { createMailbox } from './support/mailbox.ts';
import { createReportTools } from './support/reports.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describeBothEngines('Pictures of messages', (open) => {
  const api = createFixtureApi(open);
  const { createUser } = createAdTools(api);
  const { mailsTo } = createMailbox(api);
  const { claimReportOn } = createReportTools(api, 'provider');
  const { createConversation, send, fetchConversation, listInbox, saveSettings, report, ...tools } =
    createConversationTools(api);
  const { createBuyerAndSeller, startWithPictures, uploadPicture, sendPictures, refusePictures, fetchPicture } = tools;
  const deleteAccount = ({ token, password }: { token: string; password: string }) =>
    api.client.fetchAnswer(
      'deleteAccount',
      '/user',
      withToken(token, { ...buildJsonRequest({ current_password: password }), method: 'DELETE' }),
    );
  const listFiles = async (...ids: string[]) => {
    const keys: string[] = [];
    for await (const { key } of api.services.files.list('messages')) keys.push(key);
    return keys.filter((key) => ids.some((id) => key.includes(id)));
  };
  async function runLater(hours: number, ...kinds: string[]) {
    api.advanceTime(hours * HOUR_MS);
    const { db, clock } = api.services;
    await db.deleteFrom('job').where('kind', 'in', kinds).execute();
    for (const kind of kinds) {
      await enqueue(db, { kind, payload: {}, now: clock() });
      await runJobsStrictly(api);
    }
  }

  it('are sent with or without a text, in the chosen order, and only their two users load them', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const [wide, tall] = [
      await uploadPicture(buyer.token, { width: 1280, height: 720 }),
      await uploadPicture(buyer.token, { width: 30, height: 40 }),
    ];
    const sent = await sendPictures(buyer.token, conversation, [tall, wide], { text: 'الواجهة' });
    expect(sent).toMatchObject({
      text: 'الواجهة',
      pictures: [
        { id: tall, width: 30, height: 40 },
        { id: wide, width: 1280, height: 720 },
      ],
    });
    const alone = await uploadPicture(seller.token);
    await sendPictures(seller.token, conversation, [alone]);
    const { messages } = await fetchConversation(seller.token, conversation);
    expect(messages.map(({ pictures }) => pictures?.map(({ id }) => id))).toEqual([undefined, [tall, wide], [alone]]);
    expect((await listInbox(buyer.token)).data).toMatchObject([
      { last_message: { text: '', pictures: [{ id: alone }] } },
    ]);

    for (const { token } of [buyer, seller]) {
      const answer = await fetchPicture(token, wide);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toMatch(/^private/);
      const { width, exif } = await sharp(await answer.arrayBuffer()).metadata();
      expect([width, exif]).toEqual([1280, undefined]);
      const small = await (await fetchPicture(token, wide, '?size=small')).arrayBuffer();
      expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 640 });
    }
    const [outsider, moderator] = [await createUser(), await createUser('moderator')];
    for (const { token } of [outsider, moderator]) expect((await fetchPicture(token, wide)).status).toBe(404);
    expect((await api.client.request(`/user/message-pictures/${wide}`)).status).toBe(401);
  });

  it('are not public', async () => {
    const { buyer, conversation } = await createConversation();
    const picture = await uploadPicture(buyer.token);
    await sendPictures(buyer.token, conversation, [picture]);
    const site = new Hono();
    serveImages(site, [api.services.files]);
    for (const name of [
      `${picture}.webp`,
      `messages/${picture}.webp`,
      `messages%2F${picture}.webp`,
      `${picture}-480.webp`,
    ])
      expect((await site.request(`/images/${name}`)).status).not.toBe(200);
  });

  it('are loaded by moderators once the conversation is reported', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const picture = await uploadPicture(buyer.token);
    await sendPictures(buyer.token, conversation, [picture]);
    const moderator = await createUser('moderator');
    const fetchReported = (token: string) => fetchPicture(token, picture, '?size=small', 'moderation');
    expect((await fetchReported(moderator.token)).status).toBe(404);
    await report(seller.token, conversation);
    await claimReportOn(moderator.token, buyer.id);
    expect((await fetchReported(moderator.token)).status).toBe(200);
    expect((await fetchReported(seller.token)).status).toBe(403);
    const { messages } = await api.client.fetchData(
      'getReportedConversation',
      `/moderation/conversations/${conversation}`,
      withToken(moderator.token),
    );
    expect(messages.at(-1)).toMatchObject({ sender: 'buyer', pictures: [{ id: picture }] });
  });

  it('are refused if another user uploaded them, if they are sent already, or if they are too many', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const [own, foreign] = [await uploadPicture(buyer.token), await uploadPicture(seller.token)];
    for (const pictures of [[foreign], [own, foreign], [own, own], [randomUUID()]])
      expect(await refusePictures(buyer.token, conversation, pictures)).toMatchObject({
        status: 422,
        faults: ['images_failed /pictures'],
      });
    expect((await fetchPicture(seller.token, own)).status).toBe(404);
    expect((await fetchPicture(buyer.token, own)).status).toBe(200);
    await sendPictures(buyer.token, conversation, [own]);
    expect(await refusePictures(buyer.token, conversation, [own])).toMatchObject({ status: 422 });
    const seven = Array.from({ length: 7 }, () => randomUUID());
    expect(await refusePictures(buyer.token, conversation, seven)).toMatchObject({
      faults: ['message_pictures_too_many /pictures'],
    });
    expect(await refusePictures(buyer.token, conversation, [])).toMatchObject({ faults: ['message_required /text'] });
    expect((await fetchConversation(seller.token, conversation)).messages).toHaveLength(2);
  });

  it('are sent once by requests with the same id, also at once', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const [id, picture] = [randomUUID(), await uploadPicture(buyer.token)];
    const sendAgain = () => sendPictures(buyer.token, conversation, [picture], { id });
    const answers = [...(await Promise.all([sendAgain(), sendAgain()])), await sendAgain()];
    for (const answer of answers) expect(answer).toMatchObject({ id, pictures: [{ id: picture }] });
    expect((await fetchConversation(seller.token, conversation)).messages).toHaveLength(2);
  });

  it('are refused while one user blocks the other, and stay with their uploader', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const picture = await uploadPicture(buyer.token);
    await saveSettings(seller.token, conversation, { is_blocked: true });
    expect(await refusePictures(buyer.token, conversation, [picture])).toMatchObject({
      faults: ['partner_unavailable'],
    });
    await saveSettings(seller.token, conversation, { is_blocked: false });
    await sendPictures(buyer.token, conversation, [picture]);
  });

  it('follow the rules of uploads', async () => {
    const { token } = await createUser();
    const upload = async (file: File) => {
      const init = withToken(token, await encodeForm(buildFormRequest({ picture: file })));
      return api.client.fetchFaults('/uploads/message-pictures', init);
    };
    expect(await upload(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'photo.jpg'))).toEqual([
      'picture_unsupported /picture',
    ]);
    const line = await sharp({ create: { width: 2100, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await upload(new File([Uint8Array.from(line)], 'line.png'))).toEqual(['picture_too_narrow /picture']);
    expect(await upload(new File([Uint8Array.from(line.subarray(0, 60))], 'cut.png'))).toEqual([
      'picture_broken /picture',
    ]);
  });

  it('are named in the mail about an unread message without a text', async () => {
    const { buyer, seller, conversation } = await createConversation();
    await sendPictures(buyer.token, conversation, [await uploadPicture(buyer.token)]);
    await sendPictures(buyer.token, conversation, [await uploadPicture(buyer.token)], { text: 'المطبخ' });
    api.advanceTime(10 * MINUTE_MS);
    const [mail] = (await mailsTo(seller.email)).filter(({ html }) => html.includes(conversation));
    const lines = mail?.plain.replace(/[\u2066-\u2069]/g, '').split('\n\n') ?? [];
    expect(lines.filter((line) => [mails.message.picture, 'المطبخ'].includes(line))).toEqual([
      mails.message.picture,
      'المطبخ',
    ]);
  });

  it('are sent with the first message about a property, also without a text', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    const picture = await uploadPicture(buyer.token);
    const conversation = await startWithPictures(buyer.token, property, [picture]);
    const { messages } = await fetchConversation(seller.token, conversation);
    expect(messages).toMatchObject([{ text: '', pictures: [{ id: picture }] }]);
    expect((await fetchPicture(seller.token, picture)).status).toBe(200);
  });

  it('are exported to their sender only', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const picture = await uploadPicture(buyer.token);
    await sendPictures(buyer.token, conversation, [picture]);
    const { db } = api.database;
    const content = await loadPersonalData(db, buyer.id);
    expect(content.data.conversations).toMatchObject([{ pictures: [] }, { pictures: [{ id: picture }] }]);
    const id = randomUUID();
    await storeExport(api.services.files, id, { ...content, now: api.services.clock() });
    const zip = Buffer.from((await readStoredFile(api.services.files, `exports/${id}.zip`)) ?? []).toString('latin1');
    expect(zip).toContain(`pictures/messages/${picture}.webp`);
    expect((await loadPersonalData(db, seller.id)).messagePictures).toEqual([]);
  });

  it('are deleted three days after an upload that was not sent, also of a deleted account', async () => {
    const { buyer, conversation } = await createConversation();
    const [sent, unsent] = [await uploadPicture(buyer.token), await uploadPicture(buyer.token)];
    await sendPictures(buyer.token, conversation, [sent]);
    const other = await createUser();
    const erased = await uploadPicture(other.token);
    await deleteAccount(other);
    const rows = await api.database.db.selectFrom('message_picture').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(other.id);
    await runLater(71, ORPHANS_JOB);
    expect(await listFiles(unsent)).toHaveLength(2);
    await runLater(2, ORPHANS_JOB);
    expect(await listFiles(unsent, erased)).toEqual([]);
    expect(await listFiles(sent)).toHaveLength(2);
    expect(await refusePictures(buyer.token, conversation, [unsent])).toMatchObject({ status: 422 });
  });

  it('stay with the other user when an account is deleted, and are deleted with both', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const picture = await uploadPicture(buyer.token);
    await sendPictures(buyer.token, conversation, [picture]);
    await deleteAccount(buyer);
    await runLater(73, ORPHANS_JOB);
    expect((await fetchPicture(seller.token, picture)).status).toBe(200);
    await deleteAccount(seller);
    await runLater(1, ORPHANS_JOB);
    expect(await listFiles(picture)).toEqual([]);
  });

  it('are deleted two years after the last message', async () => {
    const { buyer, conversation } = await createConversation();
    const picture = await uploadPicture(buyer.token);
    await sendPictures(buyer.token, conversation, [picture]);
    await runLater(729 * 24, OLD_CONVERSATIONS_JOB, ORPHANS_JOB);
    expect(await listFiles(picture)).toHaveLength(2);
    api.advanceTime(DAY_MS);
    await runLater(1, OLD_CONVERSATIONS_JOB, ORPHANS_JOB);
    expect(await listFiles(picture)).toEqual([]);
  });
});
