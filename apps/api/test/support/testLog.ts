import type { Log, LogFields, LogLevel } from '../../src/core/log.ts';

/** A log that passes each line on, with its fields as JSON. */
export function createTestLog(write: (line: string, level: LogLevel) => unknown): Log {
  const logAt = (level: LogLevel) => (message: string, fields?: LogFields) => {
    write(fields ? `${message} ${JSON.stringify(fields)}` : message, level);
  };
  return { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') };
}
