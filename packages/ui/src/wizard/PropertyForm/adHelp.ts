import {
  buildTitleIdeas,
  type Category,
  type ContentFacts,
  type Governorate,
  type SimilarMedian,
  type TitleIdea,
} from '@mashrabiya/contract';
import { computeDifference, type PriceBesideMedianProps } from '../PriceBesideMedian/PriceBesideMedian.tsx';
import type { PropertyValues } from './propertyValues.ts';

interface ReferenceData {
  governorates: readonly Governorate[];
  categories: readonly Category[];
}

/** Chosen place and kind with names; null if one is missing or not loaded. */
function findChoices(values: PropertyValues, { governorates, categories }: ReferenceData) {
  const governorate = governorates.find(({ id }) => id === values.gover);
  const city = governorate?.cities.find(({ id }) => id === values.city);
  const category = categories.find(({ id }) => id === values.category_id);
  const kind = category?.subcategories.find(({ id }) => id === values.subcategory_id);
  return governorate && city && category && kind ? { governorate, city, category, kind } : null;
}

export function suggestTitles(values: PropertyValues, reference: ReferenceData): TitleIdea[] {
  const choices = findChoices(values, reference);
  if (!choices) return [];
  const { governorate, city, category, kind } = choices;
  const { action, size, bedrooms, finishing } = values;
  return buildTitleIdeas({
    type: category.type,
    slug: kind.slug,
    action,
    size,
    bedrooms,
    finishing,
    city,
    governorate,
  });
}

export function toComparedListing(
  values: PropertyValues,
  reference: ReferenceData,
): PriceBesideMedianProps['listing'] | null {
  const choices = findChoices(values, reference);
  if (!choices || !values.action) return null;
  return {
    city_name: choices.city.name,
    gover_name: choices.governorate.name,
    category_name: choices.category.name,
    subcategory_name: choices.kind.name,
    action: values.action,
  };
}

/** Facts for the ad's quality score. */
export const getContentFacts = (
  { image, description, price, size, feature_ids }: PropertyValues,
  { median, hasExactPlace }: { median: SimilarMedian | null; hasExactPlace: boolean },
): ContentFacts => ({
  pictures: image.filter(({ state }) => state !== 'failed').length,
  description: [...description.trim()].length,
  hasPrice: price !== null && price > 0,
  priceDifference: median && computeDifference(median.median, price, size),
  hasExactPlace,
  features: feature_ids.length,
});
