import type { City } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { CityEntry } from '@mashrabiya/search';
import type { Handler } from '../../app/callHandler.ts';

const toCity = (city: CityEntry, language: Language): City => ({
  id: city.id,
  name: city[language],
  en_name: city.en,
  ar_name: city.ar,
  gover_id: city.governorateId,
});

export const getCities: Handler<'getCities'> = async (_, { reference, language }) => ({
  data: { data: [...reference.cities.values()].map((city) => toCity(city, language)) },
});

export const getGovernorates: Handler<'getGovernorates'> = async (_, { reference, language }) => {
  const cities = [...reference.cities.values()].map((city) => toCity(city, language));
  const governorates = [...reference.governorates.values()].map((governorate) => ({
    id: governorate.id,
    name: governorate[language],
    en_name: governorate.en,
    ar_name: governorate.ar,
    cities: cities.filter(({ gover_id }) => gover_id === governorate.id),
  }));
  return { data: { data: governorates } };
};
