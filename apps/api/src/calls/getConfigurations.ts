import { Configuration } from '@mashrabiya/contract';
import type { Handler } from '../app/bind.ts';
import { MAP_TILES_PATH } from '../map/mapSources.ts';

/** The site's settings, as its owner has set them in the database. */
export const getConfigurations: Handler<'getConfigurations'> = async (_, { db, maps }) => {
  const keys = Object.keys(Configuration.shape);
  const rows = await db.selectFrom('configuration').selectAll().where('key', 'in', keys).execute();
  const texts = new Map(rows.map(({ key, value }) => [key, value]));
  const data = Configuration.parse({
    instagram: texts.get('instagram'),
    facebook: texts.get('facebook'),
    maxprice: Number(texts.get('maxprice')),
    maxsize: Number(texts.get('maxsize')),
    maxsizeland: Number(texts.get('maxsizeland')),
    mapstyle: texts.get('mapstyle') ?? maps.style,
    maptiles: maps.tiles && MAP_TILES_PATH,
    bankrates: JSON.parse(texts.get('bankrates') ?? '[]'),
  });
  return { data };
};
