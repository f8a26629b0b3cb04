import type { MapSources } from '../app/mapSources.ts';
import type { LogFormat } from '../core/createLog.ts';
import type { ListenOptions } from '../core/listen.ts';
import type { LogLevel } from '../core/log.ts';
import type { S3Settings } from '../files/s3Files.ts';
import type { SmtpSettings } from '../mail/smtpMailer.ts';
import type { IdentityProvider } from '../openid/IdentityProviders.ts';
import type { PaymentSettings } from '../payments/paymentSettings.ts';
import type { TrustProxy } from '../request/trustProxy.ts';
import type { SearchEngine } from '../search/searchEngines.ts';
import type { TwilioSettings } from '../sms/twilioSender.ts';
import type { TracingSettings } from '../tracing/TracingSettings.ts';

export interface Environment {
  port: number;
  /** Address of the metrics; without one they are not served. */
  metrics?: ListenOptions | undefined;
  /** Undefined listens on every interface. */
  host?: string | undefined;
  /** Collector of traces; without one none are recorded. */
  tracing?: TracingSettings | undefined;
  logLevel: LogLevel;
  /** JSON lines, or text for a terminal, which omits answered requests. */
  logFormat: LogFormat;
  /** Time limit of open answers and running jobs at the shutdown. */
  stopTimeoutMs: number;
  /** A demo on its own machine: its accounts and mails are public. */
  isDemo: boolean;
  dataDirectory: string;
  databaseUrl?: string | undefined;
  readUrls: readonly string[];
  databaseLimits: { poolSize: number; statementTimeoutMs: number };
  searchEngine: SearchEngine;
  /** Number of invented listings in an empty database; 0 outside the demo by default. */
  seedCount: number;
  /** Public address of the site, without a trailing slash. */
  origin?: string | undefined;
  /** Proxies whose forwarding headers are trusted. */
  trustProxy?: TrustProxy | undefined;
  isSecondFactorRequired: boolean;
  /** Approve ads without a moderator; only in the demo. */
  autoAccept: boolean;
  /** Serve the built Storybook beside the product, which shares its origin. */
  servesStorybook: boolean;
  /** Mail server; without one, mails are stored in the database. */
  smtp?: SmtpSettings | undefined;
  contactEmail: string;
  /** Account for text messages; without one, only the demo has an outbox for them. */
  twilio?: TwilioSettings | undefined;
  smsDailyLimit: number;
  /** Bucket of uploaded files; without one they are in the data directory. */
  s3?: S3Settings | undefined;
  identityProviders: readonly IdentityProvider[];
  /** Payment accounts; without any, the demo has a sandbox, and others take no payments. */
  payments: PaymentSettings;
  appStores: { ios: string | null; android: string | null };
  /** Program that re-encodes videos; null for none. */
  ffmpeg: string | null;
  /** Default source of the base map; the site's settings override it. */
  maps: MapSources;
  isEmbeddedChosen: boolean;
  /** Possible mistakes that do not prevent the start. */
  warnings: readonly string[];
}
