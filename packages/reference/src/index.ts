export { categories, categoryIds, subcategories } from './categories.ts';
export { type FeatureSlug, featureIds, features } from './features.ts';
export { type Both, type City, type Compound, cities, cityOf, developers, governorates } from './places.ts';
export { settings } from './settings.ts';
