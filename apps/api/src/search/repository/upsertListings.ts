import { PROPERTY_FIELD_NAMES } from '@mashrabiya/contract';
import { ACTIVE } from '@mashrabiya/search';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

const FIELDS = sql.join(PROPERTY_FIELD_NAMES.map((name) => sql.ref(name)));
const FIELDS_OF_PROPERTY = sql.join(PROPERTY_FIELD_NAMES.map((name) => sql.ref(`property.${name}`)));
const UPDATED_COLUMNS = [
  ...['changed_in', 'action', 'category_id', 'subcategory_id', 'governorate_id', 'city_id', ...PROPERTY_FIELD_NAMES],
  ...['payment', 'price', 'installment', 'ranking', 'feature_ids', 'lat', 'lng', 'mercator_y', 'coordinates_exact'],
  ...['created_at', 'listed_at', 'confirmed_at', 'title_words', 'words'],
];
const UPDATES = sql.join(UPDATED_COLUMNS.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
/** The square map of Web Mercator ends here. */
const MAX_LATITUDE = 85.05112878;

/** Word ids of a property in the state of a transaction. */
export interface WordRow {
  id: string;
  changed_in: string;
  title_words: number[];
  words: number[];
}

/** Copies the facts of properties, unless they have changed since their words were read. */
export const upsertListings = (tx: Kysely<Tables>, rows: readonly WordRow[]) =>
  sql`insert into listing_search (id, changed_in, action, category_id, subcategory_id, governorate_id, city_id, ${FIELDS},
      payment, price, installment, ranking, feature_ids, lat, lng, mercator_y, coordinates_exact, created_at, listed_at,
      confirmed_at, title_words, words, bucket)
    select property.id, property.changed_in, action, property.category_id, subcategory_id, property.governorate_id, city_id,
      ${FIELDS_OF_PROPERTY}, payment, price, installment, ranking,
      array(select feature.id from feature where feature.category_id = property.category_id
        and feature.id = any(property.feature_ids) order by feature.id),
      place.lat, place.lng,
      0.5 - ln((1 + sin(radians(place.bounded_lat))) / (1 - sin(radians(place.bounded_lat)))) / (4 * pi()),
      place.is_exact, created_at, coalesce(listed_at, created_at), confirmed_at, row.title_words, row.words,
      hashtext(property.id::text) & 63
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id uuid, changed_in text, title_words integer[], words integer[])
    join property on property.id = row.id and property.changed_in = row.changed_in::xid8
    join city on city.id = property.city_id
    cross join lateral (select property.lat is not null and property.lng is not null as has_point) as own
    cross join lateral (
      select case when has_point then property.lat else city.lat end as lat,
        case when has_point then property.lng else city.lng end as lng,
        has_point and coordinates_exact as is_exact,
        greatest(least(case when has_point then property.lat else city.lat end, ${MAX_LATITUDE}), -${MAX_LATITUDE}::float8)
          as bounded_lat
    ) as place
    where property.availability = ${ACTIVE}
    on conflict (id) do update set ${UPDATES}`.execute(tx);
