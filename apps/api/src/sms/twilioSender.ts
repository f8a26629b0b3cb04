import { z } from 'zod';
import { UnrecoverableJobError } from '../jobs/jobRules.ts';
import { type SmsSender, UnreachableNumberError } from './SmsSender.ts';

export interface TwilioSettings {
  /** `https://api.twilio.com`, except in tests. */
  base: string;
  accountSid: string;
  authToken: string;
  /** Number, name or messaging service. */
  from: string;
}

const MESSAGING_SERVICE = /^MG/;
const TIMEOUT_MS = 10_000;

const TwilioProblem = z.object({ code: z.int() });

/** Invalid number, recipient who unsubscribed, unreachable number, landline. */
const NUMBER_ERRORS: readonly number[] = [21211, 21610, 21612, 21614];

/** A message with a lost answer is sent again: a second copy of a code harms less than none. Errors omit the number. */
export function createTwilioSender(
  { base, accountSid, authToken, from }: TwilioSettings,
  timeoutMs = TIMEOUT_MS,
): SmsSender {
  const url = `${base}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = { [MESSAGING_SERVICE.test(from) ? 'MessagingServiceSid' : 'From']: from };
  return {
    async send({ to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, ...sender, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown): never => {
        throw new Error(`Cannot reach Twilio: ${error instanceof Error ? error.name : 'unknown'}`);
      });
      if (response.ok) return response.body?.cancel();
      const problem = TwilioProblem.safeParse(await response.json().catch(() => undefined));
      const code = problem.success ? problem.data.code : undefined;
      const refusal = `Twilio returned ${response.status}${code === undefined ? '' : `, error ${code}`}`;
      if (code !== undefined && NUMBER_ERRORS.includes(code)) throw new UnreachableNumberError(refusal);
      // A refused login may be fixed before the next attempt.
      throw response.status === 400 ? new UnrecoverableJobError(refusal) : new Error(refusal);
    },
  };
}
