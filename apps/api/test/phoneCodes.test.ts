import { formatCairoDay, MAX_CODE_ATTEMPTS, PHONE_CODE_MINUTES } from '@mashrabiya/contract';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { mails as enMails } from '@mashrabiya/i18n/en/mails';
import { expect, it } from 'vitest';
import { PHONE_CODE_JOB, type PhoneCodePayload, phoneCodeJob } from '../src/accounts/jobs/phoneCodeJob.ts';
import { countDailyCodes } from '../src/accounts/services/limitPhoneCodes.ts';
import { findStoredMails } from '../src/mail/repository/outbox.ts';
import { createOutboxSmsSender } from '../src/sms/repository/smsOutbox.ts';
import { UnreachableNumberError } from '../src/sms/SmsSender.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobs, runJobsStrictly } from './support/jobs.ts';
import { createMailbox } from './support/mailbox.ts';
import { newUser, registerConfirmedUser, registerUser, stayLoggedIn } from './support/users.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WRONG = { status: 400, faults: ['phone_code_wrong /code'] };
const EXPIRED = { status: 410, faults: ['phone_code_expired /code'] };
const TAKEN = { status: 422, faults: ['phone_taken /phone'] };
const MAX_MESSAGES = 1_000;

let phoneCount = 0;
const newPhone = () => `0101${String(++phoneCount).padStart(7, '0')}`;

describeBothEngines('A phone number', (open) => {
  const api = createFixtureApi(open, { sms: createOutboxSmsSender });
  const { subjectsTo } = createMailbox(api);
  const getDb = () => api.database.db;

  const createUser = async (phone = newPhone()) => ({ ...(await registerConfirmedUser(api, { phone })), phone });
  type TestUser = Pick<Awaited<ReturnType<typeof createUser>>, 'token'>;
  const request = ({ token }: TestUser, language = 'ar') =>
    api.client.fetchData(
      'requestPhoneCode',
      '/user/phone/code',
      withToken(token, { method: 'POST', headers: { 'accept-language': language } }),
    );
  const refuseRequest = ({ token }: TestUser) => api.client.fetchRefusal('/user/phone/code', buildPost(token));
  const confirm = ({ token }: TestUser, code: string) =>
    api.client.fetchData('confirmPhone', '/user/phone/confirm', buildPost(token, { code }));
  const refuseConfirm = ({ token }: TestUser, code: string) =>
    api.client.fetchRefusal('/user/phone/confirm', buildPost(token, { code }));
  /** Texts of messages to a number, oldest first. */
  const readMessages = async (phone: string) => {
    api.advanceTime(1);
    await runJobsStrictly(api);
    const messages = await findStoredMails(getDb(), MAX_MESSAGES);
    return messages
      .filter(({ recipient }) => recipient === `+2${phone}`)
      .map(({ plain }) => plain)
      .reverse();
  };
  const readCode = async (phone: string) => /\d{6}/.exec((await readMessages(phone)).at(-1) ?? '')?.[0] ?? '';
  /** Confirms the number of a user by a new code. */
  const confirmNumber = async (user: TestUser & { phone: string }) => {
    await request(user);
    return confirm(user, await readCode(user.phone));
  };
  const pickWrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const fetchProfile = ({ token }: TestUser) => api.client.fetchData('getProfile', '/user/profile', withToken(token));
  const fetchEventKinds = async ({ token }: TestUser) =>
    (await api.client.fetchData('listAuditEvents', '/user/audit', withToken(token))).map(({ kind }) => kind);
  const getToday = () => formatCairoDay(api.services.clock());

  it('is confirmed by the code of a text message', async () => {
    const user = await createUser();
    expect(await fetchProfile(user)).toMatchObject({ phone: user.phone, phone_confirmed_on: null });
    const { expires_at } = await request(user);
    expect(Date.parse(expires_at)).toBe(api.services.clock().getTime() + PHONE_CODE_MINUTES * MINUTE_MS);
    const [message, ...others] = await readMessages(user.phone);
    expect(others).toEqual([]);
    const [code = ''] = /\d{6}/.exec(message ?? '') ?? [];
    expect(message).toBe(mails.phoneCode.replace('{{code}}', code));
    expect(
      await confirm(
        user,
        code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
      ),
    ).toMatchObject({
      phone: user.phone,
      phone_confirmed_on: getToday(),
    });
    expect(await fetchProfile(user)).toMatchObject({ phone_confirmed_on: getToday() });
    expect(await fetchEventKinds(user)).toContain('phone_confirmed');
    expect(api.logged.join('\n')).not.toContain(code);
  });

  it('gets its code in the language of the request, as one SMS', async () => {
    const user = await createUser();
    await request(user, 'en');
    const [message = ''] = await readMessages(user.phone);
    expect(message).toMatch(new RegExp(`^${enMails.phoneCode.replace('{{code}}', '\\d{6}').replaceAll('.', '\\.')}$`));
    for (const { phoneCode } of [mails, enMails]) {
      expect(phoneCode).toContain(String(PHONE_CODE_MINUTES));
      const isLatin = /^[\x20-\x7e]*$/.test(phoneCode);
      expect(phoneCode.replace('{{code}}', '123456').length).toBeLessThanOrEqual(isLatin ? 160 : 70);
    }
  });

  it('is offered for confirmation only where messages are sent', async () => {
    expect((await api.client.fetchData('getConfigurations', '/configurations')).phonecodes).toBe(true);
  });

  it('is confirmed until it changes', async () => {
    const user = await createUser();
    await confirmNumber(user);
    const setPhone = (phone: string) =>
      api.client.fetchData(
        'setPhone',
        '/user/phone',
        buildPost(user.token, { phone, current_password: user.password }),
      );
    expect(await setPhone(user.phone)).toMatchObject({ phone_confirmed_on: getToday() });
    expect(await fetchEventKinds(user)).not.toContain('phone_changed');
    expect(await setPhone(newPhone())).toMatchObject({ phone_confirmed_on: null });
    expect(await setPhone(user.phone)).toMatchObject({ phone_confirmed_on: null });
  });

  it('is not confirmed by a wrong code, and after five attempts by none', async () => {
    const user = await createUser();
    expect(await refuseConfirm(user, '123456')).toMatchObject(EXPIRED);
    await request(user);
    const code = await readCode(user.phone);
    for (let attempt = 0; attempt < MAX_CODE_ATTEMPTS; attempt++)
      expect(await refuseConfirm(user, pickWrong(code))).toMatchObject(WRONG);
    expect(await refuseConfirm(user, code)).toMatchObject(EXPIRED);
    api.advanceTime(MINUTE_MS);
    expect(await confirmNumber(user)).toMatchObject({ phone: user.phone });
  });

  it('is not confirmed by an expired or replaced code, or that of another user', async () => {
    const [user, other] = [await createUser(), await createUser()];
    await request(user);
    await request(other);
    const [first, otherCode] = [await readCode(user.phone), await readCode(other.phone)];
    if (first !== otherCode) expect(await refuseConfirm(user, otherCode)).toMatchObject(WRONG);
    api.advanceTime(MINUTE_MS);
    await request(user);
    const second = await readCode(user.phone);
    if (first !== second) expect(await refuseConfirm(user, first)).toMatchObject(WRONG);
    api.advanceTime(PHONE_CODE_MINUTES * MINUTE_MS);
    expect(await refuseConfirm(user, second)).toMatchObject(EXPIRED);
  });

  it('is confirmed once if the first answer is lost, after the last attempt, too', async () => {
    const user = await createUser();
    await request(user);
    const code = await readCode(user.phone);
    for (let attempt = 1; attempt < MAX_CODE_ATTEMPTS; attempt++) await refuseConfirm(user, pickWrong(code));
    const first = await confirm(user, code);
    expect(await confirm(user, code)).toEqual(first);
    expect(await confirm(user, code)).toEqual(first);
    expect((await fetchEventKinds(user)).filter((kind) => kind === 'phone_confirmed')).toHaveLength(1);
  });

  it('that was changed after the code was sent stays unconfirmed', async () => {
    const user = await createUser();
    await request(user);
    const code = await readCode(user.phone);
    const phone = newPhone();
    await api.client.fetchData(
      'setPhone',
      '/user/phone',
      buildPost(user.token, { phone, current_password: user.password }),
    );
    expect(await refuseConfirm(user, code)).toMatchObject(EXPIRED);
    expect(await fetchProfile(user)).toMatchObject({ phone, phone_confirmed_on: null });
  });

  it('moves from accounts that only typed it to the one that confirms it', async () => {
    const phone = newPhone();
    const [owner, other] = [await createUser(phone), await createUser(phone)];
    const unconfirmed = await registerUser(api.client, { phone });
    await confirmNumber(owner);
    expect(await fetchProfile(owner)).toMatchObject({ phone, email_verified: true });
    for (const loser of [other, unconfirmed]) {
      expect(await fetchProfile(loser)).toMatchObject({ phone: '', phone_confirmed_on: null });
      expect(await fetchEventKinds(loser)).toContain('phone_changed');
    }
    const { device } = await getDb()
      .selectFrom('audit_event')
      .select('device')
      .where('user_id', '=', other.user.id)
      .where('kind', '=', 'phone_changed')
      .executeTakeFirstOrThrow();
    expect(device).toBe('');
    expect(await subjectsTo(other.email)).toContain(mails.phone_removed.subject);
    expect(await subjectsTo(unconfirmed.email)).not.toContain(mails.phone_removed.subject);
    expect(await subjectsTo(owner.email)).not.toContain(mails.phone_removed.subject);
  });

  it('that is confirmed cannot be taken by typing it', async () => {
    const owner = await createUser();
    await confirmNumber(owner);
    const other = await registerConfirmedUser(api);
    const { phone } = owner;
    expect(await api.client.fetchRefusal('/user/phone', buildPost(other.token, { phone }))).toMatchObject(TAKEN);
    expect(await api.client.fetchFaults('/register', buildJsonRequest(newUser({ phone })))).toEqual([
      'register_phone_taken /phone',
    ]);
    // Two users typed it at the same time.
    await getDb()
      .updateTable('app_user')
      .set({ phone: `+2${phone}` })
      .where('id', '=', other.user.id)
      .execute();
    expect(await refuseRequest(other)).toMatchObject(TAKEN);
  });

  it('is confirmed for one of two users who confirm it at the same time', async () => {
    const phone = newPhone();
    const users = [await createUser(phone), await createUser(phone)];
    const codes: string[] = [];
    for (const user of users) {
      await request(user);
      codes.push(await readCode(phone));
      api.advanceTime(MINUTE_MS);
    }
    const statuses = await Promise.all(
      users.map(({ token }, index) =>
        api.client.fetchStatus('/user/phone/confirm', buildPost(token, { code: codes[index] })),
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 422]);
    const profiles = await Promise.all(users.map(fetchProfile));
    expect(profiles.map((profile) => profile.phone).toSorted()).toEqual(['', phone]);
  });

  it('gets no code without a confirmed email, without a number, for a landline, or twice', async () => {
    const unconfirmed = await registerUser(api.client, { phone: newPhone() });
    expect(await refuseRequest(unconfirmed)).toMatchObject({ status: 409, faults: ['email_unconfirmed'] });
    expect(await refuseRequest(await registerConfirmedUser(api))).toMatchObject({ faults: ['phone_required /phone'] });
    expect(await refuseRequest(await createUser('01300001234'))).toMatchObject({
      status: 422,
      faults: ['phone_not_mobile /phone'],
    });
    const user = await createUser();
    await confirmNumber(user);
    expect(await refuseRequest(user)).toMatchObject({ status: 409, faults: ['phone_confirmed /phone'] });
    const blocked = await createUser();
    await getDb()
      .updateTable('app_user')
      .set({ blocked_at: api.services.clock() })
      .where('id', '=', blocked.user.id)
      .execute();
    expect(await refuseRequest(blocked)).toMatchObject({ status: 403, faults: ['account_blocked'] });
  });

  it('gets one code a minute, three an hour and five a day', async () => {
    const user = await createUser();
    await request(user);
    expect(await refuseRequest(user)).toMatchObject({ faults: ['retry_too_soon'] });
    for (const wait of [MINUTE_MS, MINUTE_MS]) {
      api.advanceTime(wait);
      await request(user);
    }
    api.advanceTime(MINUTE_MS);
    expect(await refuseRequest(user)).toMatchObject({ faults: ['too_many_requests'] });
    for (let count = 0; count < 2; count++) {
      api.advanceTime(HOUR_MS);
      await request(user);
    }
    api.advanceTime(HOUR_MS);
    expect(await refuseRequest(user)).toMatchObject({ faults: ['too_many_requests'] });
    api.advanceTime(DAY_MS);
    await stayLoggedIn(api);
    await request(user);
  });

  it('that is over its limit does not use up the limit of its account', async () => {
    const user = await createUser();
    for (let count = 0; count < 3; count++) {
      await request(user);
      api.advanceTime(MINUTE_MS);
    }
    for (let count = 0; count < 10; count++)
      expect(await refuseRequest(user)).toMatchObject({ faults: ['too_many_requests'] });
    api.advanceTime(HOUR_MS);
    await request(user);
    expect(await refuseRequest(user)).toMatchObject({ faults: ['retry_too_soon'] });
  });

  it('of one user is not blocked by requests of another account over its own limit', async () => {
    const attacker = await createUser();
    const typeNumber = (phone: string) =>
      getDb()
        .updateTable('app_user')
        .set({ phone: `+2${phone}` })
        .where('id', '=', attacker.user.id)
        .execute();
    for (let count = 0; count < 10; count++) {
      if (count === 5) await typeNumber(newPhone());
      await request(attacker);
      api.advanceTime(HOUR_MS);
    }
    const phone = newPhone();
    await typeNumber(phone);
    for (let count = 0; count < 3; count++) {
      expect(await refuseRequest(attacker)).toMatchObject({ faults: ['too_many_requests'] });
      api.advanceTime(MINUTE_MS);
    }
    await request(await createUser(phone));
  });

  it('that cannot receive messages is logged, and leaves no dead job', async () => {
    const sms = {
      send: async () => {
        throw new UnreachableNumberError('Twilio returned 400, error 21211');
      },
    };
    const now = api.services.clock();
    const payload: PhoneCodePayload = {
      user_id: 'x',
      to: '+201000000000',
      code: '123456',
      language: 'ar',
      expires_at: new Date(now.getTime() + MINUTE_MS).toISOString(),
    };
    const job = phoneCodeJob(sms, api.services.log);
    expect(await job(payload, { id: 'x', now, attempts: 1, isLastAttempt: false })).toBeUndefined();
    expect(api.logged.at(-1)).toMatch(/21211/);
  });

  it('gets no code that has expired in the queue', async () => {
    const user = await createUser();
    await request(user);
    api.advanceTime(PHONE_CODE_MINUTES * MINUTE_MS);
    await runJobs(api);
    const jobs = getDb().selectFrom('job').select('state').where('kind', '=', PHONE_CODE_JOB);
    expect(await jobs.where('state', '<>', 'done').execute()).toEqual([]);
    expect(api.logged.at(-1)).toMatch(/expired/);
    expect(await readMessages(user.phone)).toEqual([]);
  });

  it('leaves neither messages nor codes behind when its account is deleted', async () => {
    const user = await createUser();
    await request(user);
    await readMessages(user.phone);
    api.advanceTime(MINUTE_MS);
    await request(user);
    const init = withToken(user.token, { ...buildJsonRequest({ current_password: user.password }), method: 'DELETE' });
    await api.client.fetchAnswer('deleteAccount', '/user', init);
    expect(await readMessages(user.phone)).toEqual([]);
    const codes = getDb().selectFrom('phone_code').select('user_id').where('user_id', '=', user.user.id);
    expect(await codes.execute()).toEqual([]);
  });
});

describeBothEngines('The daily limit of text messages', (open) => {
  const api = createFixtureApi(open, { sms: createOutboxSmsSender, smsDailyLimit: 2 });

  it('refuses codes for all users, and logs it once an hour', async () => {
    const requestFor = ({ token }: { token: string }) => api.client.fetchStatus('/user/phone/code', buildPost(token));
    const refuse = async () => requestFor(await registerConfirmedUser(api, { phone: newPhone() }));
    const user = await registerConfirmedUser(api, { phone: newPhone() });
    expect([await refuse(), await refuse(), await requestFor(user), await requestFor(user)]).toEqual([
      200, 200, 503, 503,
    ]);
    const findWarnings = () => api.logged.filter((line) => line.includes('SMS_DAILY_LIMIT'));
    expect(findWarnings()).toHaveLength(1);
    expect(await countDailyCodes(api.database.db, api.services.clock())).toBe(4);
    api.advanceTime(HOUR_MS);
    expect(await refuse()).toBe(503);
    expect(findWarnings()).toHaveLength(2);
    api.advanceTime(DAY_MS);
    expect(await refuse()).toBe(200);
  });
});

describeBothEngines('Without text messages', (open) => {
  const api = createFixtureApi(open);

  it('no code is offered or sent, and a number belongs to the first confirmed email', async () => {
    const phone = newPhone();
    const { token } = await registerConfirmedUser(api, { phone });
    expect((await api.client.fetchData('getConfigurations', '/configurations')).phonecodes).toBe(false);
    expect(await api.client.fetchRefusal('/user/phone/code', buildPost(token))).toMatchObject({
      status: 503,
      faults: ['phone_codes_unavailable'],
    });
    const other = await registerConfirmedUser(api);
    expect(await api.client.fetchRefusal('/user/phone', buildPost(other.token, { phone }))).toMatchObject(TAKEN);
  });
});
