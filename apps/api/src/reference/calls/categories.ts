import type { Handler } from '../../app/callHandler.ts';
import { toFeature } from '../../catalogue/rules/property.ts';
import { AppError } from '../../core/AppError.ts';

export const getCategories: Handler<'getCategories'> = async (_, { reference, language }) => {
  const subcategories = [...reference.subcategories.values()].map((entry) => ({
    id: entry.id,
    name: entry[language],
    slug: entry.slug,
    category_id: entry.categoryId,
  }));
  const categories = [...reference.categories.values()].map((category) => ({
    id: category.id,
    name: category[language],
    type: category.type,
    subcategories: subcategories.filter(({ category_id }) => category_id === category.id),
  }));
  return { data: categories };
};

export const getMainFeatures: Handler<'getMainFeatures'> = async ({ params }, { reference, language }) => {
  const categoryId = Number(params.categoryId);
  if (!reference.categories.has(categoryId)) throw new AppError({ code: 'not_found', parameter: 'categoryId' });
  const features = [...reference.features.values()].filter((feature) => feature.categoryId === categoryId);
  return { data: features.map((feature) => toFeature(feature, language)) };
};
