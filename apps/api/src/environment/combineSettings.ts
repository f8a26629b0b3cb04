import { EMAIL_PATTERN } from '@mashrabiya/contract';
import { InvalidSettingError } from '../core/InvalidSettingError.ts';
import type { S3Settings } from '../files/s3Files.ts';
import type { SmtpSettings } from '../mail/smtpMailer.ts';
import type { TwilioSettings } from '../sms/twilioSender.ts';
import type { TracingSettings } from '../tracing/TracingSettings.ts';
import type { CompleteSettings } from './addDefaults.ts';
import type { Settings } from './settings.ts';

export const combineTracing = (settings: Settings): TracingSettings | undefined =>
  settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
        serviceName: settings.OTEL_SERVICE_NAME,
        sampleRatio: settings.OTEL_TRACES_SAMPLER_ARG,
      };

export function assertReplicasUsable({ DATABASE_READ_URLS, SEARCH }: Settings): void {
  if (DATABASE_READ_URLS.length > 0 && SEARCH !== 'postgres')
    throw new InvalidSettingError(
      'DATABASE_READ_URLS needs SEARCH=postgres: the index in memory does not read replicas.',
    );
}

/** Unreviewed ads must never be visible beyond this machine. */
export function assertAutoApproveAllowed({ AUTO_ACCEPT, SITE_ORIGIN, isDemo }: CompleteSettings): void {
  if (AUTO_ACCEPT && !(isDemo && SITE_ORIGIN === undefined))
    throw new InvalidSettingError(
      'AUTO_ACCEPT=1 is allowed only in a local demo: unset SITE_ORIGIN, TRUST_PROXY and DATABASE_URL.',
    );
}

/** Needs the origin for links: a request's `Host` can be forged. */
export function combineSmtp({ SMTP_URL, MAIL_FROM, SITE_ORIGIN }: CompleteSettings): SmtpSettings | undefined {
  if (SMTP_URL === undefined) return undefined;
  if (SITE_ORIGIN === undefined)
    throw new InvalidSettingError(
      'Missing environment variable SITE_ORIGIN: SMTP_URL requires it for the links in mails.',
    );
  if (MAIL_FROM !== undefined && EMAIL_PATTERN.test(MAIL_FROM)) return { url: SMTP_URL, from: MAIL_FROM };
  throw new InvalidSettingError(`Invalid MAIL_FROM "${MAIL_FROM}": set an email address, e.g. no-reply@example.com.`);
}

/** Requires the whole Twilio account or nothing. Errors do not repeat a wrong value, because the token is a secret. */
export function combineTwilio(settings: Settings): TwilioSettings | undefined {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_URL } = settings;
  if (!TWILIO_ACCOUNT_SID && !TWILIO_AUTH_TOKEN && !TWILIO_FROM) return undefined;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM)
    throw new InvalidSettingError(
      'Incomplete Twilio settings: set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.',
    );
  return { base: TWILIO_URL, accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, from: TWILIO_FROM };
}

/** Requires all S3 settings or none: a partial configuration would lose uploads. */
export function combineS3(settings: Settings): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT && !S3_BUCKET && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return undefined;
  if (!S3_ENDPOINT)
    throw new InvalidSettingError('Missing environment variable S3_ENDPOINT: the other S3 settings require it.');
  if (!S3_BUCKET)
    throw new InvalidSettingError('Missing environment variable S3_BUCKET: the other S3 settings require it.');
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new InvalidSettingError('Missing S3 credentials: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
