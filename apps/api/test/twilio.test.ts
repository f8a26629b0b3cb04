import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UnrecoverableJobError } from '../src/jobs/jobRules.ts';
import { UnreachableNumberError } from '../src/sms/SmsSender.ts';
import { createTwilioSender, type TwilioSettings } from '../src/sms/twilioSender.ts';

const ACCOUNT = `AC${'0'.repeat(32)}`;
const SERVICE = `MG${'0'.repeat(32)}`;
const NUMBER = '+201000001234';
const MESSAGE = { id: 'x', to: NUMBER, text: 'رمزك: 123456 & لا تعطه لأحد', language: 'ar' } as const;

describe('Twilio', () => {
  const requests: { url: string | undefined; headers: IncomingMessage['headers']; fields: URLSearchParams }[] = [];
  /** Answer to the next request; null for none. */
  let answer: { status: number; body: string } | null;
  const server = createServer(async (request, response) => {
    const { url, headers } = request;
    requests.push({ url, headers, fields: new URLSearchParams(await text(request)) });
    if (answer) response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  let settings: TwilioSettings;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    settings = { base: `http://127.0.0.1:${port}`, accountSid: ACCOUNT, authToken: 'secret', from: 'Mashrabiya' };
  });
  beforeEach(() => {
    requests.length = 0;
    answer = { status: 201, body: '{"sid":"SM1"}' };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (changes: Partial<TwilioSettings> = {}, timeoutMs?: number) =>
    createTwilioSender({ ...settings, ...changes }, timeoutMs).send(MESSAGE, new Date());
  const fail = (changes?: Partial<TwilioSettings>, timeoutMs?: number): Promise<Error> =>
    send(changes, timeoutMs).then(
      () => {
        throw new Error('sent');
      },
      (error: Error) => error,
    );
  const refuse = (status: number, code: number) => {
    answer = { status, body: JSON.stringify({ code, message: `The 'To' number ${NUMBER} is not valid`, status }) };
    return fail();
  };

  it('gets the message with the account’s login', async () => {
    await send();
    const [request] = requests;
    expect(request?.url).toBe(`/2010-04-01/Accounts/${ACCOUNT}/Messages.json`);
    expect(request?.headers.authorization).toBe(`Basic ${btoa(`${ACCOUNT}:secret`)}`);
    expect(Object.fromEntries(request?.fields ?? [])).toEqual({ To: NUMBER, From: 'Mashrabiya', Body: MESSAGE.text });
  });

  it('chooses the sender if a messaging service is set', async () => {
    await send({ from: SERVICE });
    expect(Object.fromEntries(requests[0]?.fields ?? [])).toMatchObject({ MessagingServiceSid: SERVICE });
    expect(requests[0]?.fields.has('From')).toBe(false);
  });

  it.each([
    [21211, UnreachableNumberError],
    [21614, UnreachableNumberError],
    [21408, UnrecoverableJobError],
  ])('refuses a message for good with error %i, and the number is in no log', async (code, type) => {
    const error = await refuse(400, code);
    expect(error.constructor).toBe(type);
    expect(error.message).toBe(`Twilio returned 400, error ${code}`);
  });

  it.each([
    [429, 20429],
    [401, 20003],
    [500, 20500],
    [503, 20503],
  ])('is tried again after %i, error %i', async (status, code) => {
    const error = await refuse(status, code);
    expect(error).not.toBeInstanceOf(UnrecoverableJobError);
    expect(error.message).toContain(String(code));
  });

  it('is tried again after an error page, a silence, and without a connection', async () => {
    answer = { status: 502, body: '<html>' };
    const errors = [await fail()];
    answer = null;
    errors.push(await fail({}, 50), await fail({ base: 'http://127.0.0.1:1' }));
    expect(errors.map(({ message }) => message)).toEqual([
      'Twilio returned 502',
      'Cannot reach Twilio: TimeoutError',
      'Cannot reach Twilio: TypeError',
    ]);
    for (const error of errors) expect(error).not.toBeInstanceOf(UnrecoverableJobError);
  });
});
