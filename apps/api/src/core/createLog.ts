import { pino } from 'pino';
import { formatLogLine } from './formatLogLine.ts';
import type { Log, LogFields, LogLevel } from './log.ts';
import { redact } from './redact.ts';
import { getRequestId, getSpan } from './requestContext.ts';

export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

export interface LogOptions {
  level: LogLevel;
  format: LogFormat;
  /** Standard output by default; the text format writes warnings and errors to standard error. */
  write?: (line: string) => void;
}

const writeText = (line: string): void => {
  const { text, isProblem } = formatLogLine(line);
  (isProblem ? process.stderr : process.stdout).write(`${text}\n`);
};

const redactFields = (fields: LogFields = {}): LogFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? redact(value) : value]),
  );

/** Log of JSON lines, or of text for a terminal. */
export function createLog({ level, format, write }: LogOptions): Log {
  const destination = write ? { write } : format === 'text' ? { write: writeText } : pino.destination(1);
  const logger = pino(
    {
      level,
      base: undefined,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Undefined fields are left out.
      mixin: () => ({ requestId: getRequestId(), traceId: getSpan()?.traceId }),
    },
    destination,
  );
  return {
    debug: (message, fields) => logger.debug(fields, message),
    info: (message, fields) => logger.info(fields, message),
    // Only warnings and errors quote other programs.
    warn: (message, fields) => logger.warn(redactFields(fields), redact(message)),
    error: (message, fields) => logger.error(redactFields(fields), redact(message)),
  };
}
