import { AD_TYPES, type AdType, type OwnPropertyDetails, toFieldValues } from '@mashrabiya/contract';
import type { PropertyValues } from '@mashrabiya/ui';
import { getPictureSrc } from './draftRules.ts';

export const toInitialValues = (ad: OwnPropertyDetails): Partial<PropertyValues> => ({
  address: ad.address,
  gover: ad.gover,
  city: ad.city,
  location: ad.location ?? '',
  category_id: ad.category_id,
  subcategory_id: ad.subcategory_id,
  ...toFieldValues(ad),
  description: ad.description,
  action: ad.action,
  price: ad.price,
  payment: ad.payment.payment,
  advance: ad.payment.advance,
  up_to_years: ad.payment.up_to_years,
  receipt: ad.payment.receipt,
  image: ad.img.map(({ img_name }) => ({ id: img_name, src: getPictureSrc(img_name), state: 'done' })),
  cover_img: ad.cover_img,
  feature_ids: ad.features.map(({ id }) => id),
  ranking: ad.pack ?? ad.ranking,
});

/** Pack of an ad while it can change: null after a rejection (credit returned), undefined once final. */
export function getPaidPack({ pack, starts_at, refusal }: OwnPropertyDetails): AdType | null | undefined {
  if (pack === null || starts_at !== null) return undefined;
  return refusal && !refusal.is_change ? null : AD_TYPES[pack];
}
