import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NO_LOG } from '../src/core/log.ts';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { JobRunner } from '../src/jobs/JobRunner.ts';
import { composeMail } from '../src/mail/composeMail.ts';
import { createSmtpMailer } from '../src/mail/smtpMailer.ts';
import { describeEngines } from './engines/describeEngines.ts';

const START = new Date('2026-11-20T12:00:00Z').getTime();
const DAY_MS = 86_400_000;
const LINK = 'https://homes.example.com/verify-email#abc';

const getPort = (address: AddressInfo | string | null) => (typeof address === 'object' && address ? address.port : 0);

describeEngines('A mail server', (open) => {
  let database: OpenDatabase;
  let time = START;
  const receivedMails: string[] = [];
  const recipients: string[] = [];
  /** The server's refusals of the next recipients. */
  const refusals: number[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, callback) => {
      recipients.push(address);
      const responseCode = refusals.shift();
      callback(responseCode === undefined ? null : Object.assign(new Error('no'), { responseCode }));
    },
    onData: (stream, _, callback) => {
      text(stream).then((mail) => {
        receivedMails.push(mail);
        callback();
      });
    },
  });
  let url = '';

  /** Runs due jobs with a mail server at an address. */
  const runMailJob = (smtpUrl = url) => {
    const mailer = createSmtpMailer(database.db, { url: smtpUrl, from: 'no-reply@homes.example.com' });
    const runner = new JobRunner({
      db: database.db,
      clock: () => new Date(time),
      handlers: {
        mail: async (_, { id, now }) => {
          const content = await composeMail('verify', 'ar', LINK);
          await mailer.send({ id, to: 'nadia@example.com', language: 'ar', ...content }, now);
        },
      },
      log: NO_LOG,
    });
    return runner.runDue();
  };
  const findJob = () => database.db.selectFrom('job').selectAll().executeTakeFirstOrThrow();

  beforeAll(async () => {
    database = await open();
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${getPort(smtp.server.address())}`;
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => smtp.close(resolve));
    await database.close();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('job').execute();
    receivedMails.length = 0;
    recipients.length = 0;
    refusals.length = 0;
    await enqueue(database.db, { kind: 'mail', payload: {}, now: new Date(time) });
  });

  it('receives a mail as written, in Arabic, once', async () => {
    await runMailJob();
    await runMailJob();
    const content = await composeMail('verify', 'ar', LINK);
    const { id, state } = await findJob();
    expect(state).toBe('done');
    expect(receivedMails).toHaveLength(1);
    const mail = await PostalMime.parse(receivedMails[0] ?? '');
    expect(mail).toMatchObject({
      subject: content.subject,
      from: { name: 'Mashrabiya · مشربية', address: 'no-reply@homes.example.com' },
      to: [{ address: 'nadia@example.com' }],
      messageId: `<${id}@homes.example.com>`,
    });
    expect(mail.html?.trim()).toBe(content.html.trim());
    expect(mail.text?.trim()).toBe(content.plain.trim());
  });

  it('gets one address, never a list', async () => {
    const { id } = await findJob();
    const content = await composeMail('verify', 'ar', LINK);
    const mailer = createSmtpMailer(database.db, { url, from: 'no-reply@homes.example.com' });
    const to = 'omar@example.com,nadia@example.com';
    await mailer.send({ id, to, language: 'ar', ...content }, new Date(time)).catch(() => undefined);
    expect(recipients).not.toContain('omar@example.com');
    expect(recipients).not.toContain('nadia@example.com');
  });

  it('receives a mail again after a temporary failure', async () => {
    refusals.push(451);
    await runMailJob();
    expect(await findJob()).toMatchObject({ state: 'waiting', attempts: 1 });
    time += DAY_MS;
    await runMailJob();
    expect(await findJob()).toMatchObject({ state: 'done', attempts: 2 });
    expect(receivedMails).toHaveLength(1);
  });

  it('is retried while it is away', async () => {
    await runMailJob('smtp://127.0.0.1:1');
    expect(await findJob()).toMatchObject({ state: 'waiting', attempts: 1 });
    time += DAY_MS;
    await runMailJob();
    expect(receivedMails).toHaveLength(1);
  });

  it('is not retried for an unknown mailbox, unless the operator asks', async () => {
    refusals.push(550);
    await runMailJob();
    expect(await findJob()).toMatchObject({ state: 'dead', attempts: 1 });
    await database.db
      .updateTable('job')
      .set({ state: 'waiting', run_at: new Date(time) })
      .execute();
    await runMailJob();
    expect(await findJob()).toMatchObject({ state: 'done', attempts: 2 });
    expect(receivedMails).toHaveLength(1);
  });

  it('receives no mail twice after a broken connection', async () => {
    let mails = 0;
    const sockets = new Set<Socket>();
    /** Mail server that accepts everything, takes the mail, and breaks the connection. */
    const breakingServer = createServer((socket) => {
      sockets.add(socket);
      let isMail = false;
      socket.write('220 ready\r\n');
      socket.on('error', () => {});
      socket.on('data', (data) => {
        if (isMail && data.includes('\r\n.\r\n')) {
          mails++;
          socket.destroy();
        } else if (!isMail) {
          for (const line of data.toString().split('\r\n').filter(Boolean)) {
            isMail = line === 'DATA';
            socket.write(isMail ? '354 go on\r\n' : '250 yes\r\n');
          }
        }
      });
    });
    await new Promise<void>((resolve) => breakingServer.listen(0, '127.0.0.1', resolve));
    const brokenUrl = `smtp://127.0.0.1:${getPort(breakingServer.address())}`;
    await runMailJob(brokenUrl);
    expect(await findJob()).toMatchObject({ state: 'dead', attempts: 1 });
    expect((await findJob()).last_error).toMatch(/may have been sent/);
    time += DAY_MS;
    await runMailJob(brokenUrl);
    expect(mails).toBe(1);
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => breakingServer.close(resolve));
  });

  it('receives no mail twice after a crash of the node', async () => {
    const { id } = await findJob();
    await database.db
      .insertInto('mail_handover')
      .values({ job_id: id, created_at: new Date(time) })
      .execute();
    await runMailJob();
    expect(await findJob()).toMatchObject({ state: 'dead' });
    expect(receivedMails).toEqual([]);
  });
});
