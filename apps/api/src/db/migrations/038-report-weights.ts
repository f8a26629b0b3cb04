import { type Kysely, sql } from 'kysely';

/**
 * Each report stores its reporter's record, and each case the weight of its open reports: the queue is read in the
 * order of an index. Existing open reports count as from reporters without a record.
 */
const STATEMENTS = [
  `alter table property_report add column reporter text not null default 'unknown'
    check (reporter in ('unknown', 'upheld', 'dismissed'))`,
  'create index property_report_by_visitor on property_report (visitor)',
  'alter table report_case add column weight integer not null default 0',
  `update report_case set weight = (
    select coalesce(sum(case reason when 'fraud' then 8 when 'not_owner' then 6 when 'sold' then 2 else 4 end), 0)
    from property_report
    where property_report.property_id = report_case.property_id and property_report.decision is null)`,
  'drop index report_case_by_time',
  'create index report_case_by_weight on report_case (weight desc, opened_at asc, property_id asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
