import { type DraftInput, NO_FIELD_VALUES } from '@mashrabiya/contract';

export const EMPTY_DRAFT: DraftInput = {
  address: '',
  gover: null,
  city: null,
  location: '',
  category_id: null,
  subcategory_id: null,
  ...NO_FIELD_VALUES,
  description: '',
  action: null,
  price: null,
  payment: null,
  advance: null,
  up_to_years: null,
  receipt: null,
  feature_ids: [],
  pictures: [],
  cover_img: null,
};
