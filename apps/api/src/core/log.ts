export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Machine-readable details of a line. They must contain no personal data. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Lines for the operator, each with a message and optional fields. */
export type Log = Readonly<Record<LogLevel, (message: string, fields?: LogFields) => void>>;

/** Adds a prefix to each message of a log. */
export const prefixLog = (log: Log, prefix: string): Log => ({
  debug: (message, fields) => log.debug(prefix + message, fields),
  info: (message, fields) => log.info(prefix + message, fields),
  warn: (message, fields) => log.warn(prefix + message, fields),
  error: (message, fields) => log.error(prefix + message, fields),
});

const ignore = () => {};
export const NO_LOG: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
