import {
  type Action,
  type AdPicture,
  buildPropertyTerms,
  CHOICE_FIELDS,
  type DeliveryDays,
  getDeliveryDays,
  NO_FIELD_VALUES,
  type PaymentMethod,
  PROPERTY_FIELD_NAMES,
  PropertyDetails,
  type PropertyDraft,
  PropertyFeatures,
  type PropertyInput,
  PropertyPack,
  PropertyPictures,
  PropertyPlace,
  type Ranking,
} from '@mashrabiya/contract';
import type { CallForm } from '../../forms/callForm/useCallForm.ts';
import type { FormStep } from '../shared/useFormSteps.ts';

export interface PropertyValues extends PropertyDraft {
  gover: number | null;
  city: number | null;
  location: string;
  category_id: number | null;
  subcategory_id: number | null;
  action: Action | null;
  price: number | null;
  payment: PaymentMethod | null;
  advance: number | null;
  up_to_years: number | null;
  receipt: string | null;
  image: AdPicture[];
  feature_ids: number[];
  ranking: Ranking | null;
}

/** In the order of the form, which decides the first error. */
export const EMPTY_PROPERTY: PropertyValues = {
  address: '',
  gover: null,
  city: null,
  location: '',
  category_id: null,
  subcategory_id: null,
  ...Object.fromEntries(CHOICE_FIELDS.map((name) => [name, null])),
  ...NO_FIELD_VALUES,
  description: '',
  action: null,
  price: null,
  payment: null,
  advance: null,
  up_to_years: null,
  receipt: null,
  image: [],
  cover_img: null,
  feature_ids: [],
  ranking: null,
};

/** Tabs in order, each with the schema of its part (specification, section 2). */
export const getPropertySteps = (days: DeliveryDays): readonly FormStep<PropertyValues>[] => [
  { id: 'place', schema: PropertyPlace, fields: ['address', 'gover', 'city', 'location'] },
  {
    id: 'details',
    schema: PropertyDetails,
    fields: ['category_id', 'subcategory_id', ...PROPERTY_FIELD_NAMES],
  },
  {
    id: 'description',
    schema: buildPropertyTerms(days),
    fields: ['description', 'action', 'price', 'payment', 'advance', 'up_to_years', 'receipt'],
  },
  {
    id: 'pictures',
    schema: PropertyPictures,
    fields: ['image', 'cover_img'],
    isPending: ({ image }) =>
      image.some(({ state }) => state === 'uploading') && image.every(({ state }) => state !== 'failed'),
  },
  { id: 'features', schema: PropertyFeatures, fields: ['feature_ids'], optional: true },
  { id: 'preview', schema: PropertyPack, fields: ['ranking'], preview: true },
];

/** Tab at which a draft continues: the first incomplete one, else the preview. */
export function findOpenStep(savedValues: Partial<PropertyValues>, now: Date): number {
  const values = { ...EMPTY_PROPERTY, ...savedValues };
  return getPropertySteps(getDeliveryDays(now)).findIndex(
    ({ schema, preview }) => preview || !schema.safeParse(values).success,
  );
}

export interface PropertyPartProps {
  form: CallForm<typeof PropertyInput, PropertyValues>;
}
