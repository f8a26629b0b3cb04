import { type Kysely, sql } from 'kysely';
import compoundData from './data/002-compounds.json' with { type: 'json' };

/**
 * Named developments, for suggestions. A database with cities gets the known developments here; a new one gets them
 * with its cities.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table compound (
    id integer primary key,
    city_id integer not null references city (id),
    ar text not null,
    en text not null
  )`.execute(db);
  const compounds = compoundData.compounds.map(({ ar, en, city }, index) => ({ id: index + 1, ar, en, city }));
  await sql`
    insert into compound (id, city_id, ar, en)
    select known.id, min(city.id), known.ar, known.en
    from jsonb_to_recordset(${JSON.stringify(compounds)}::jsonb) as known (id integer, ar text, en text, city text)
    join city on city.slug = known.city
    group by known.id, known.ar, known.en`.execute(db);
}
