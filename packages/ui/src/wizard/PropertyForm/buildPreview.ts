import { AD_TYPES, type Category, type Feature, type Governorate, getPresence } from '@mashrabiya/contract';
import type { PropertyDraft } from '../PropertyPreview/PropertyPreview.tsx';
import type { PropertyValues } from './propertyValues.ts';

interface PreviewReference {
  governorates: readonly Governorate[];
  categories: readonly Category[];
  features: readonly Feature[];
}

/** Number for the card; undefined if it is missing or invalid. */
const toPositiveCount = (value: number | null): number | undefined =>
  value !== null && Number.isSafeInteger(value) && value > 0 ? value : undefined;

/** Preview card of an incomplete ad. */
export function buildPreview(
  values: PropertyValues,
  { governorates, categories, features }: PreviewReference,
): PropertyDraft {
  const { address, price, payment, image, cover_img, feature_ids, ranking } = values;
  const getCount = (name: 'size' | 'bedrooms' | 'bathrooms') =>
    getPresence(name, values.category_id) === 'absent' ? undefined : toPositiveCount(values[name]);
  const governorate = governorates.find(({ id }) => id === values.gover);
  return {
    address,
    price: toPositiveCount(price) ?? null,
    action: values.action ?? undefined,
    size: getCount('size'),
    bedrooms: getCount('bedrooms'),
    bathrooms: getCount('bathrooms'),
    finishing: values.finishing ?? undefined,
    category_name: categories.find(({ id }) => id === values.category_id)?.name,
    gover_name: governorate?.name,
    city_name: governorate?.cities.find(({ id }) => id === values.city)?.name,
    payment: payment ? { payment, advance: values.advance, up_to_years: values.up_to_years } : undefined,
    coverSrc: image.find(({ id }) => id === cover_img)?.src ?? null,
    pictures: image.length,
    features: features.filter(({ id }) => feature_ids.includes(id)),
    adType: ranking ? AD_TYPES[ranking] : 'basic',
  };
}
