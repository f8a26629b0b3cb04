import { EMAIL_PATTERN } from '@mashrabiya/contract';
import { EMBEDDED, LOOPBACK_HOST } from './parsers.ts';
import type { Settings } from './settings.ts';

const DEMO_PROPERTY_COUNT = 1500;

export function addDefaults(settings: Settings) {
  const { DATABASE_URL, SITE_ORIGIN, TRUST_PROXY } = settings;
  const databaseUrl = DATABASE_URL === EMBEDDED ? undefined : DATABASE_URL;
  const hostname = SITE_ORIGIN === undefined ? '' : new URL(SITE_ORIGIN).hostname;
  const isLocal = SITE_ORIGIN === undefined || /^http:\/\/localhost(?::\d+)?$/.test(SITE_ORIGIN);
  // Behind a proxy every client appears to be local.
  const isDemo = databaseUrl === undefined && TRUST_PROXY === undefined && isLocal;
  const contactEmail = `contact@${hostname}`;
  return {
    ...settings,
    databaseUrl,
    isDemo,
    // The demo's passwords and mails are only for the user of this machine.
    LISTEN_HOST: settings.LISTEN_HOST ?? (isDemo ? LOOPBACK_HOST : undefined),
    LOG_FORMAT: settings.LOG_FORMAT ?? (isDemo ? 'text' : 'json'),
    SEED_COUNT: settings.SEED_COUNT ?? (isDemo ? DEMO_PROPERTY_COUNT : 0),
    STAFF_SECOND_FACTOR: settings.STAFF_SECOND_FACTOR ?? (isDemo ? 'optional' : 'required'),
    STORYBOOK: settings.STORYBOOK ?? isDemo,
    MAIL_FROM: settings.MAIL_FROM ?? (hostname ? `no-reply@${hostname}` : undefined),
    // A host like `localhost` has no mailbox; the outbox page still shows unsent mails.
    CONTACT_EMAIL: settings.CONTACT_EMAIL ?? (EMAIL_PATTERN.test(contactEmail) ? contactEmail : 'contact@example.com'),
  };
}

export type CompleteSettings = ReturnType<typeof addDefaults>;
