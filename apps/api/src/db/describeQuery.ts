import type { SpanAttributes } from '../core/Span.ts';

const FIRST_TABLE = /\b(?:from|into|update)\s+"?(\w+)/i;
const TEXT_LITERAL = /'(?:[^']|'')*'/g;

/** Describes a statement for its span: its text has placeholders instead of values. */
export function describeQuery(sql: string): [name: string, attributes: SpanAttributes] {
  const operation = /\w+/.exec(sql)?.[0].toLowerCase() ?? 'query';
  const table = FIRST_TABLE.exec(sql)?.[1];
  const name = table === undefined ? operation : `${operation} ${table}`;
  return [
    name,
    { 'db.system.name': 'postgresql', 'db.query.summary': name, 'db.query.text': sql.replace(TEXT_LITERAL, "'?'") },
  ];
}
