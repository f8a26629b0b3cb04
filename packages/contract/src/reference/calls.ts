import { z } from 'zod';
import { REFERENCE_CACHING, SETTINGS_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { Category, Feature } from './category.ts';
import { Configuration } from './configuration.ts';
import { referenceEndpoints } from './endpoints.ts';
import { City, Governorate } from './place.ts';

export const referenceCalls = {
  getConfigurations: defineCall(referenceEndpoints.getConfigurations, {
    summary: 'Get site settings',
    description: 'Social links, and the upper ends of the price and size filters.',
    cache: SETTINGS_CACHING,
    answer: z.object({ data: Configuration }),
    errors: [],
  }),
  getCategories: defineCall(referenceEndpoints.getCategories, {
    summary: 'List property types',
    description: 'The five property types with their subtypes.',
    cache: REFERENCE_CACHING,
    answer: z.object({ data: z.array(Category) }),
    errors: [],
  }),
  getGovernorates: defineCall(referenceEndpoints.getGovernorates, {
    summary: 'List governorates',
    description: 'The 27 governorates with their cities.',
    cache: REFERENCE_CACHING,
    answer: z.object({ data: z.object({ data: z.array(Governorate) }) }),
    errors: [],
  }),
  getCities: defineCall(referenceEndpoints.getCities, {
    summary: 'List cities',
    description: 'Every city and district.',
    cache: REFERENCE_CACHING,
    answer: z.object({ data: z.object({ data: z.array(City) }) }),
    errors: [],
  }),
  getMainFeatures: defineCall(referenceEndpoints.getMainFeatures, {
    summary: 'List features',
    description: 'Features that a property of one type can have.',
    cache: REFERENCE_CACHING,
    params: z.object({ categoryId: z.string().regex(/^\d{1,9}$/) }),
    answer: z.object({ data: z.array(Feature) }),
    errors: ['invalid_id', 'not_found'],
  }),
};
