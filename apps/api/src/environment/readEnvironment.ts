import { InvalidSettingError } from '../core/InvalidSettingError.ts';
import type { Environment } from './Environment.ts';
import { EMBEDDED } from './parsers.ts';
import { readSettings } from './readSettings.ts';
import type { Variables } from './readSettingTexts.ts';
import { getFileSettingName, isSecret, SETTING_NAMES } from './settings.ts';
import { findUnknownSettings } from './unknownSettings.ts';

const LOCAL_ORIGIN = /^https?:\/\/(?:[^/]*\.)?(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/** A mistyped `DATABASE_URL` must not put a public site on an empty embedded database. */
export function assertDatabaseChosen({ databaseUrl, isEmbeddedChosen, origin }: Environment): void {
  if (databaseUrl !== undefined || isEmbeddedChosen || origin === undefined || LOCAL_ORIGIN.test(origin)) return;
  throw new InvalidSettingError(
    `Missing environment variable DATABASE_URL for the public site ${origin}: set the URL of a PostgreSQL database, or "embedded" for the database in DATA_DIR.`,
  );
}

/** Reads all settings; throws one error with all problems. */
export function readEnvironment(variables: Variables): Environment {
  const { settings, groups, problems } = readSettings(variables);
  if (problems.length > 0) throw new InvalidSettingError(problems.join('\n'));
  const fileNames = SETTING_NAMES.filter(isSecret).map(getFileSettingName);
  return {
    port: settings.PORT,
    host: settings.LISTEN_HOST,
    metrics: settings.METRICS_ADDRESS,
    logLevel: settings.LOG_LEVEL,
    logFormat: settings.LOG_FORMAT,
    stopTimeoutMs: settings.STOP_TIMEOUT_MS,
    isDemo: settings.isDemo,
    dataDirectory: settings.DATA_DIR,
    databaseUrl: settings.databaseUrl,
    readUrls: settings.DATABASE_READ_URLS,
    databaseLimits: {
      poolSize: settings.DATABASE_POOL_SIZE,
      statementTimeoutMs: settings.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    searchEngine: settings.SEARCH,
    isEmbeddedChosen: settings.DATABASE_URL === EMBEDDED,
    seedCount: settings.SEED_COUNT,
    origin: settings.SITE_ORIGIN,
    trustProxy: settings.TRUST_PROXY,
    isSecondFactorRequired: settings.STAFF_SECOND_FACTOR === 'required',
    autoAccept: settings.AUTO_ACCEPT,
    servesStorybook: settings.STORYBOOK,
    ...groups,
    contactEmail: settings.CONTACT_EMAIL,
    smsDailyLimit: settings.SMS_DAILY_LIMIT,
    identityProviders: settings.IDENTITY_PROVIDERS,
    appStores: { ios: settings.APP_STORE_URL ?? null, android: settings.PLAY_STORE_URL ?? null },
    ffmpeg: settings.FFMPEG === 'none' ? null : settings.FFMPEG,
    maps: { style: settings.MAP_STYLE, tiles: settings.MAP_TILES ?? null },
    warnings: findUnknownSettings(Object.keys(variables), new Set([...SETTING_NAMES, ...fileNames])),
  };
}
