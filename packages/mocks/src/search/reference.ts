import { PROPERTY_TYPES, SUBCATEGORIES, type Subcategory } from '@mashrabiya/contract';
import type { Reference } from '@mashrabiya/search';
import { categories } from '../fixtures/categories.ts';
import { compounds } from '../fixtures/compounds.ts';
import { getCenter } from '../fixtures/coordinates.ts';
import { features } from '../fixtures/features.ts';
import { governorates } from '../fixtures/places.ts';

const indexById = <T extends { id: number }>(entries: readonly T[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

const SLUGS: readonly Subcategory[] = PROPERTY_TYPES.flatMap((type) => [...SUBCATEGORIES[type]]);
const places = governorates('ar');
const kinds = categories('ar');
/** English names of categories and subcategories, in the order of the Arabic ones. */
const english = categories('en');

/** Reference data of the fixtures, in the format of the search package. */
export const reference: Reference = {
  governorates: indexById(places.map(({ id, ar_name: ar, en_name: en }) => ({ id, ar, en }))),
  cities: indexById(
    places.flatMap(({ cities }) =>
      cities.map(({ id, ar_name: ar, en_name: en, gover_id: governorateId }) => ({
        id,
        ar,
        en,
        governorateId,
        ...getCenter(id),
        aliases: [],
      })),
    ),
  ),
  categories: indexById(kinds.map(({ id, type, name }, at) => ({ id, type, ar: name, en: english[at]?.name ?? name }))),
  subcategories: indexById(
    kinds.flatMap(({ subcategories }, at) =>
      subcategories.flatMap(({ id, slug: written, category_id: categoryId, name }, position) => {
        const slug = SLUGS.find((subcategory) => subcategory === written);
        const en = english[at]?.subcategories[position]?.name ?? name;
        return slug ? [{ id, slug, categoryId, ar: name, en }] : [];
      }),
    ),
  ),
  features: indexById(
    PROPERTY_TYPES.flatMap((_, index) =>
      features(index + 1, 'en').map(({ id, name: en, arName: ar }) => ({ id, categoryId: index + 1, ar, en })),
    ),
  ),
  compounds: indexById(compounds),
};
