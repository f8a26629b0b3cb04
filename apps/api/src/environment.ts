/** What the server is told by the environment it is started in. */
export interface Environment {
  port: number;
  /** Where the embedded database and uploaded pictures lie. */
  dataDirectory: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  /** Homes to begin with. */
  seedCount: number;
  /** The address by which visitors know the site, without a slash at its end. */
  origin?: string;
}

/** A setting that the server cannot be started with. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

function wholeNumber(name: string, text: string | undefined, otherwise: number, max: number): number {
  if (!text) return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new BadSetting(`${name} must be a whole number from 0 to ${max}, but is "${text}".`);
}

function address(name: string, text: string | undefined, protocols: readonly string[]): string | undefined {
  if (!text) return undefined;
  if (protocols.includes(URL.parse(text)?.protocol ?? '')) return text;
  throw new BadSetting(`${name} must be an address that begins with ${protocols.join(' or ')}, but is "${text}".`);
}

/** Reads the settings, loudly. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  return {
    port: wholeNumber('PORT', env.PORT, 3000, 65_535),
    dataDirectory: env.DATA_DIR || '.data',
    databaseUrl: address('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    seedCount: wholeNumber('SEED_COUNT', env.SEED_COUNT, 1500, 1_000_000),
    origin: address('SITE_ORIGIN', env.SITE_ORIGIN, ['http:', 'https:'])?.replace(/\/$/, ''),
  };
}
