export { categories, getCategoryIds, subcategories } from './categories.ts';
export { type FeatureSlug, features, getFeatureIds } from './features.ts';
export { type BilingualText, type City, type Compound, cities, developers, getCity, governorates } from './places.ts';
export { settings } from './settings.ts';
