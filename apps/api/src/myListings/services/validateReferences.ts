import type { InputCode, PropertyPost } from '@mashrabiya/contract';
import type { CityEntry, Reference } from '@mashrabiya/search';
import { AppError, type Fault } from '../../core/AppError.ts';

type PropertyReferences = Pick<PropertyPost, 'gover' | 'city' | 'category_id' | 'subcategory_id' | 'feature_ids'>;

/** Validates an ad's ids: city in its governorate, subcategory and features in its category. Returns the city. */
export function validateReferences(post: PropertyReferences, reference: Reference): CityEntry {
  const city = reference.cities.get(post.city);
  const { category_id, gover } = post;
  const isOfCategory = (id: number) => reference.features.get(id)?.categoryId === category_id;
  const rules: [boolean, InputCode, string][] = [
    [reference.governorates.has(gover), 'governorate_required', '/gover'],
    [city?.governorateId === gover, 'city_required', '/city'],
    [reference.categories.has(category_id), 'category_required', '/category_id'],
    [
      reference.subcategories.get(post.subcategory_id)?.categoryId === category_id,
      'subcategory_required',
      '/subcategory_id',
    ],
    [post.feature_ids.every(isOfCategory), 'features_invalid', '/feature_ids'],
  ];
  const [firstFault, ...others] = rules
    .filter(([isMet]) => !isMet)
    .map(([, code, pointer]): Fault => ({ code, pointer }));
  if (firstFault) throw new AppError(firstFault, ...others);
  if (!city) throw new AppError({ code: 'city_required', pointer: '/city' });
  return city;
}
