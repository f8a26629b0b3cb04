import { Configuration } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { MAP_TILES_PATH } from '../../app/mapSources.ts';

export const getConfigurations: Handler<'getConfigurations'> = async (_, services) => {
  const { settings, maps, appStores, identityProviders, sms } = services;
  const texts = await settings.current();
  const data = Configuration.parse({
    instagram: texts.get('instagram'),
    facebook: texts.get('facebook'),
    maxprice: Number(texts.get('maxprice')),
    maxsize: Number(texts.get('maxsize')),
    maxsizeland: Number(texts.get('maxsizeland')),
    mapstyle: texts.get('mapstyle') ?? maps.style,
    maptiles: maps.tiles && MAP_TILES_PATH,
    bankrates: JSON.parse(texts.get('bankrates') ?? '[]'),
    appstores: appStores,
    loginproviders: identityProviders.offered,
    phonecodes: sms !== undefined,
  });
  return { data };
};
