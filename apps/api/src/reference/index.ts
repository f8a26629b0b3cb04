import { defineDomain } from '../app/defineDomain.ts';
import { getCategories, getMainFeatures } from './calls/categories.ts';
import { getConfigurations } from './calls/getConfigurations.ts';
import { getCities, getGovernorates } from './calls/places.ts';

export const reference = defineDomain({
  handlers: {
    getConfigurations,
    getCategories,
    getGovernorates,
    getCities,
    getMainFeatures,
  },
});
