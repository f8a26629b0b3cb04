import { randomUUID } from 'node:crypto';
import { AVAILABILITY, EMAIL_CODE_MINUTES } from '@mashrabiya/contract';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { mails as enMails } from '@mashrabiya/i18n/en/mails';
import { expect, it } from 'vitest';
import { hashText } from '../src/request/hashText.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createLeadTools } from './support/leads.ts';
import { createMailbox } from './support/mailbox.ts';
import { newUser, registerConfirmedUser, registerUser } from './support/users.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WRONG = { status: 400, faults: ['email_code_wrong /code'] };
const EXPIRED = { status: 410, faults: ['email_code_expired /code'] };
const QUESTION = 'هل ما زال العقار متاحًا؟';

describeBothEngines('Messages of visitors without an account', (open) => {
  const api = createFixtureApi(open);
  const { mailsTo } = createMailbox(api);
  const { createBuyerAndSeller, createListing, fetchConversation, readTexts, send, listInbox, listLeads, fetchLead } =
    createLeadTools(api);
  const getDb = () => api.database.db;
  const createEmail = () => newUser().email;
  const findUser = (email: string) =>
    getDb().selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();
  const codePath = (property: string) => `/properties/${property}/messages/code`;
  const confirmPath = (property: string) => `/properties/${property}/messages/confirm`;

  const requestCode = async (property: string, email: string, language = 'ar') =>
    (
      await api.client.fetchData(
        'requestEnquiryCode',
        codePath(property),
        buildJsonRequest({ email, kind: 'message' }, language),
      )
    ).challenge;
  const refuseRequest = (property: string, email: string) =>
    api.client.fetchRefusal(codePath(property), buildJsonRequest({ email, kind: 'message' }));
  /** Code of the last mail to an address; undefined if it has none. */
  const readCode = async (email: string) => /\b\d{6}\b/.exec((await mailsTo(email)).at(-1)?.plain ?? '')?.[0];
  const buildEnquiry = (fields: { challenge: string; code: string | undefined } & Record<string, unknown>) =>
    buildJsonRequest({ id: randomUUID(), text: QUESTION, name: 'منى السيد', phone: '', ...fields });
  const confirm = (property: string, fields: Parameters<typeof buildEnquiry>[0]) =>
    api.client.fetchData('sendVisitorEnquiry', confirmPath(property), buildEnquiry(fields));
  const refuseConfirm = (property: string, fields: Parameters<typeof buildEnquiry>[0]) =>
    api.client.fetchRefusal(confirmPath(property), buildEnquiry(fields));
  /** Writes with a new code. */
  const write = async (property: string, email: string, fields: Record<string, unknown> = {}) => {
    const challenge = await requestCode(property, email);
    return confirm(property, { challenge, code: await readCode(email), ...fields });
  };
  const pickWrong = (code: string | undefined) => (code === '000000' ? '000001' : '000000');

  it('are sent after the mailed code, with a new account and a login', async () => {
    const { seller, property } = await createBuyerAndSeller();
    const email = createEmail();
    const { id, login } = await write(property, email);
    expect(login.user).toMatchObject({ name: 'منى السيد', email, email_verified: true, phone: '', role: 'user' });
    expect(await readTexts(login.token, id)).toEqual([QUESTION]);
    expect(await fetchConversation(seller.token, id)).toMatchObject({ role: 'seller', partner: { name: 'منى السيد' } });
    await send(seller.token, id, 'نعم');
    expect(await readTexts(login.token, id)).toEqual([QUESTION, 'نعم']);
    const methods = await api.client.fetchData('getLoginMethods', '/user/login-methods', withToken(login.token));
    expect(methods).toEqual({ has_password: false, identities: [] });
  });

  it('show the code in the language of the request, with a link back to the property', async () => {
    const { property } = await createBuyerAndSeller();
    for (const [language, texts] of [
      ['ar', mails],
      ['en', enMails],
    ] as const) {
      const email = createEmail();
      await requestCode(property, email, language);
      const [mail, ...others] = await mailsTo(email);
      expect(others).toEqual([]);
      expect(mail?.subject).toMatch(new RegExp(`^${texts.enquiryCode.code.title.replace('{{code}}', '\\d{6}')}$`));
      expect(mail?.plain).toContain(texts.enquiryCode.code.note);
      expect(mail?.plain).toContain(`/property-${property}?slider=message`);
      expect(texts.enquiryCode.code.note).toContain(String(EMAIL_CODE_MINUTES));
    }
  });

  it('log in to the same account the next time, whatever the name and the spelling of the address', async () => {
    const { seller, property } = await createBuyerAndSeller();
    const email = createEmail();
    const first = await write(property, email);
    api.advanceTime(MINUTE_MS);
    const second = await write(await createListing(seller.id), email.replace('person', 'Person'), {
      name: 'Another Name',
    });
    expect(second.login.user).toMatchObject({ id: first.login.user.id, name: 'منى السيد' });
    expect(second.id).not.toBe(first.id);
    expect((await listInbox(second.login.token)).total).toBe(2);
  });

  it('let the user set a password with the new session', async () => {
    const { property } = await createBuyerAndSeller();
    const { login } = await write(property, createEmail());
    const password = 'mashrabiya of oak';
    const change = { current_password: null, password, password_confirmation: password };
    expect(await api.client.fetchStatus('/user/password', buildPost(login.token, change))).toBe(200);
    const answer = await api.client.fetchAnswer(
      'login',
      '/login',
      buildJsonRequest({ email: login.user.email, password }),
    );
    expect(answer).toMatchObject({ user: { id: login.user.id } });
  });

  it('become a lead with the visitor’s name and the number that was left for the seller', async () => {
    const { seller, property } = await createBuyerAndSeller();
    const email = createEmail();
    const { id, login } = await write(property, email, { phone: '٠١٠٠١٢٣٤٥٦٧' });
    const leads = await listLeads(seller);
    const lead = { person: { name: 'منى السيد' }, phone: '01001234567', last_channel: 'message', conversation_id: id };
    expect(leads.data).toMatchObject([lead]);
    expect(await fetchLead(seller, leads.data[0]?.id ?? '')).toMatchObject(lead);
    await send(login.token, id, 'متى المعاينة؟');
    expect((await listLeads(seller)).total).toBe(1);
    // The number is neither confirmed nor that of the account.
    expect((await findUser(email))?.phone).toBeNull();
  });

  it('can request a viewing', async () => {
    const { property } = await createBuyerAndSeller();
    const tomorrow = new Date(api.services.clock().getTime() + 24 * HOUR_MS).toISOString().slice(0, 10);
    const { id, login } = await write(property, createEmail(), { text: '', starts_at: `${tomorrow}T12:00:00.000Z` });
    expect((await fetchConversation(login.token, id)).viewing).toMatchObject({ status: 'proposed' });
  });

  it('are refused with a wrong code, after five attempts with any', async () => {
    const { seller, property } = await createBuyerAndSeller();
    const email = createEmail();
    const challenge = await requestCode(property, email);
    const code = await readCode(email);
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await refuseConfirm(property, { challenge, code: pickWrong(code) })).toMatchObject(WRONG);
    expect(await refuseConfirm(property, { challenge, code })).toMatchObject(EXPIRED);
    expect(await findUser(email)).toBeUndefined();
    expect((await listInbox(seller.token)).total).toBe(0);
  });

  it('are refused with the code of another browser, an expired one, and a used one', async () => {
    const { property } = await createBuyerAndSeller();
    const [email, otherEmail] = [createEmail(), createEmail()];
    const [challenge, otherChallenge] = [await requestCode(property, email), await requestCode(property, otherEmail)];
    const [code, otherCode] = [await readCode(email), await readCode(otherEmail)];
    if (code !== otherCode)
      expect(await refuseConfirm(property, { challenge: otherChallenge, code })).toMatchObject(WRONG);
    expect(await refuseConfirm(property, { challenge: 'x', code })).toMatchObject(EXPIRED);
    await confirm(property, { challenge, code });
    expect(await refuseConfirm(property, { challenge, code })).toMatchObject(WRONG);
    api.advanceTime(EMAIL_CODE_MINUTES * MINUTE_MS);
    expect(await refuseConfirm(property, { challenge: otherChallenge, code: otherCode })).toMatchObject(EXPIRED);
  });

  it('are stored once if the first answer is lost', async () => {
    const { seller, property } = await createBuyerAndSeller();
    const email = createEmail();
    const challenge = await requestCode(property, email);
    const fields = { challenge, code: await readCode(email), id: randomUUID() };
    const answers = await Promise.all([confirm(property, fields), confirm(property, fields)]);
    answers.push(await confirm(property, { ...fields, id: fields.id.toUpperCase() }));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(new Set(answers.map(({ login }) => login.user.id)).size).toBe(1);
    expect(await readTexts(seller.token, answers[0]?.id ?? '')).toEqual([QUESTION]);
  });

  it('leave no account behind if the message is refused, and the code can be used again', async () => {
    const { property } = await createBuyerAndSeller();
    const email = createEmail();
    const challenge = await requestCode(property, email);
    const code = await readCode(email);
    const setAvailability = (availability: number) =>
      getDb().updateTable('property').set({ availability }).where('id', '=', property).execute();
    await setAvailability(AVAILABILITY.expired);
    expect(await refuseConfirm(property, { challenge, code })).toMatchObject({ status: 410, faults: ['gone id'] });
    expect(await findUser(email)).toBeUndefined();
    await setAvailability(AVAILABILITY.active);
    expect((await confirm(property, { challenge, code })).login.user.email).toBe(email);
  });

  it('never log in to an account with another login method, whose owner is asked to log in', async () => {
    const { property } = await createBuyerAndSeller();
    const withPassword = await registerConfirmedUser(api);
    const unconfirmed = await registerUser(api.client);
    const withRole = await write(property, createEmail());
    await getDb().updateTable('app_user').set({ role: 'moderator' }).where('id', '=', withRole.login.user.id).execute();
    const linked = await write(property, createEmail());
    const identity = { issuer: 'https://accounts.google.com', subject: randomUUID(), email: null };
    const now = api.services.clock();
    await getDb()
      .insertInto('identity')
      .values({ ...identity, user_id: linked.login.user.id, created_at: now })
      .execute();
    api.advanceTime(MINUTE_MS);
    for (const email of [withPassword.email, unconfirmed.email, withRole.login.user.email, linked.login.user.email]) {
      const challenge = await requestCode(property, email);
      const mail = (await mailsTo(email)).at(-1);
      expect(mail?.subject).toBe(mails.enquiryCode.account.title);
      expect(mail?.plain).not.toMatch(/\b\d{6}\b/);
      expect(await refuseConfirm(property, { challenge, code: '123456' })).toMatchObject(WRONG);
    }
  });

  it('are refused if the account gets a password after the code was mailed', async () => {
    const { property } = await createBuyerAndSeller();
    const email = createEmail();
    const { login } = await write(property, email);
    api.advanceTime(MINUTE_MS);
    const challenge = await requestCode(property, email);
    const code = await readCode(email);
    await getDb().updateTable('app_user').set({ password_hash: 'x' }).where('id', '=', login.user.id).execute();
    expect(await refuseConfirm(property, { challenge, code })).toMatchObject(WRONG);
  });

  it('of blocked accounts are refused', async () => {
    const { property } = await createBuyerAndSeller();
    const email = createEmail();
    const { login } = await write(property, email);
    await getDb()
      .updateTable('app_user')
      .set({ blocked_at: api.services.clock() })
      .where('id', '=', login.user.id)
      .execute();
    api.advanceTime(MINUTE_MS);
    const challenge = await requestCode(property, email);
    const refusal = await refuseConfirm(property, { challenge, code: await readCode(email) });
    expect(refusal).toMatchObject({ status: 403, faults: ['account_blocked'] });
  });

  it('request the same code for any address, with the same answer', async () => {
    const { property } = await createBuyerAndSeller();
    const { email } = await registerConfirmedUser(api);
    const answers = await Promise.all(
      [email, createEmail()].map(async (address) => {
        const init = buildJsonRequest({ email: address, kind: 'message' });
        const response = await api.client.request(codePath(property), init);
        const { data } = await response.json();
        return [response.status, Object.keys(data), data.challenge.length, data.expires_at];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('request one code a minute, five an hour and ten a day for a mailbox', async () => {
    const { property } = await createBuyerAndSeller();
    const email = createEmail();
    await requestCode(property, email);
    expect(await refuseRequest(property, email.toUpperCase())).toMatchObject({ faults: ['retry_too_soon'] });
    for (let count = 1; count < 10; count++) {
      api.advanceTime(count === 5 ? HOUR_MS : MINUTE_MS);
      await requestCode(property, email);
    }
    api.advanceTime(HOUR_MS);
    expect(await refuseRequest(property, email)).toMatchObject({ faults: ['too_many_requests'] });
    api.advanceTime(24 * HOUR_MS);
    await requestCode(property, email);
  });

  it('count against the limits of the account', async () => {
    const { seller, property } = await createBuyerAndSeller();
    const email = createEmail();
    const { login } = await write(property, email);
    const rows = await getDb().selectFrom('rate_limit').select('key').where('used', '=', 1).execute();
    expect(rows.map(({ key }) => key)).toContain(hashText(`conversation ${login.user.id}`));
    await getDb()
      .updateTable('rate_limit')
      .set({ used: 30 })
      .where('key', '=', hashText(`conversation ${login.user.id}`))
      .execute();
    api.advanceTime(MINUTE_MS);
    const other = await createListing(seller.id);
    const challenge = await requestCode(other, email);
    const refusal = await refuseConfirm(other, { challenge, code: await readCode(email) });
    expect(refusal).toMatchObject({ faults: ['too_many_requests'] });
  });

  it('refuse missing fields, and properties that are not public', async () => {
    const { property } = await createBuyerAndSeller();
    const valid = { challenge: 'x', code: '123456' };
    for (const [fields, fault] of [
      [{ name: ' ' }, 'name_required /name'],
      [{ text: ' ' }, 'message_required /text'],
      [{ phone: '123' }, 'phone_invalid /phone'],
      [{ code: '12345' }, 'email_code_invalid /code'],
      [{ code: '' }, 'code_required /code'],
    ] as const)
      expect((await refuseConfirm(property, { ...valid, ...fields })).faults).toEqual([fault]);
    expect((await refuseRequest(property, 'nobody')).faults).toEqual(['email_invalid /email']);
    expect((await refuseRequest(randomUUID(), createEmail())).faults).toEqual(['not_found id']);
  });

  it('are erased and exported as those of any account', async () => {
    const { seller, property } = await createBuyerAndSeller();
    const email = createEmail();
    const { login } = await write(property, email, { phone: '01001234567' });
    api.advanceTime(MINUTE_MS);
    await requestCode(property, email);
    const deletion = { ...buildPost(login.token, { current_password: null }), method: 'DELETE' };
    expect(await api.client.fetchStatus('/user', deletion)).toBe(200);
    expect(await findUser(email)).toBeUndefined();
    expect((await listLeads(seller)).data).toMatchObject([{ person: null, phone: null }]);
    expect(await getDb().selectFrom('email_code').selectAll().where('email', '=', email).execute()).toEqual([]);
  });
});
