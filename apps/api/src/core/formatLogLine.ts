interface Line {
  level: string;
  message: string;
  time: string;
  [field: string]: unknown;
}

/** Formats a line of the log for a terminal: the message with its fields, then the stack of an error. */
export function formatLogLine(json: string): { text: string; isProblem: boolean } {
  const { level, message, time: _, error, ...fields } = JSON.parse(json) as Line;
  const isProblem = level === 'warn' || level === 'error';
  const details = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const head = [message, ...(details.length > 0 ? [`(${details.join(' ')})`] : [])].join(' ');
  return { text: typeof error === 'string' ? `${head}\n${error}` : head, isProblem };
}
