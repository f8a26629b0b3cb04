import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/personal-data.md', import.meta.url), 'utf8');
const documented = new Set([...DOCUMENT.matchAll(/`(\w+\.\w+)`/g)].map(([, name]) => name));

describeEngines('The map of personal data', (open) => {
  it('has every column that refers to a user or looks personal', async () => {
    const { db, close } = await open();
    const { rows } = await sql<{ name: string }>`
      select c.relname || '.' || a.attname as name
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely_%' and (
        a.attname ~ '(email|phone|mailbox|name|visitor|recipient|user_id)'
        or exists (
          select from pg_constraint k
          where k.contype = 'f' and k.confrelid = 'app_user'::regclass and k.conrelid = c.oid
            and a.attnum = any(k.conkey)
        )
      )`.execute(db);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.map(({ name }) => name).filter((name) => !documented.has(name))).toEqual([]);
    await close();
  });

  it('has no column that does not exist', async () => {
    const { db, close } = await open();
    const tables = await db.introspection.getTables();
    const columns = new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)));
    expect([...documented].filter((name = '') => !columns.has(name))).toEqual([]);
    await close();
  });
});
