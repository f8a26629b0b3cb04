import {
  ACTIONS,
  AD_TYPES,
  AVAILABILITY,
  PAYMENT_METHODS,
  type Payment,
  type PropertyCard,
  type PropertyImage,
  toPropertyFacts,
} from '@mashrabiya/contract';
import { formatNumber, formatTimeAgo, getOtherLanguage, type Language } from '@mashrabiya/i18n';
import type { ListingFacts, LocalizedName, MarketFigures, Reference } from '@mashrabiya/search';
import { computePricePerSquareMetre } from '@mashrabiya/search';
import type { PropertyRow, StoredPicture } from '../../db/tables/property.ts';

export const CARD_COLUMNS = [
  'id',
  'address_ar',
  'address_en',
  'location',
  'advance',
  'up_to_years',
  'receipt',
  'installment',
  'pictures',
  'reel_until',
] as const satisfies readonly (keyof PropertyRow)[];
export type CardColumns = Pick<PropertyRow, (typeof CARD_COLUMNS)[number]>;
export type CardRow = CardColumns & Omit<ListingFacts, 'listed_at'> & Pick<PropertyRow, 'availability' | 'listed_at'>;

const getListedAt = ({ listed_at, created_at }: Pick<PropertyRow, 'listed_at' | 'created_at'>): Date =>
  listed_at ?? created_at;

export interface CardView {
  reference: Reference;
  language: Language;
  now: Date;
  figures: MarketFigures;
}

export const pickLanguage = (language: Language, ar: string | null, en: string | null): string => {
  const texts = { ar, en };
  return texts[language] ?? texts[getOtherLanguage(language)] ?? '';
};

export const getAdTitle = (
  language: Language,
  { address_ar, address_en }: Pick<PropertyRow, 'address_ar' | 'address_en'>,
): string => pickLanguage(language, address_ar, address_en);

const getLocalizedName = (entries: ReadonlyMap<number, LocalizedName>, id: number, language: Language): string =>
  entries.get(id)?.[language] ?? '';

/** A listing in lists, for anyone but its owner. Only the cover has a ThumbHash. */
export function toCard(row: CardRow, { reference, language, now, figures }: CardView): PropertyCard {
  const { pictures } = row;
  return {
    id: row.id,
    address: pickLanguage(language, row.address_ar, row.address_en),
    location: row.location,
    type: reference.categories.get(row.category_id)?.type ?? 'housing',
    category_id: row.category_id,
    category_name: getLocalizedName(reference.categories, row.category_id, language),
    subcategory_id: row.subcategory_id,
    subcategory_name: getLocalizedName(reference.subcategories, row.subcategory_id, language),
    gover: row.governorate_id,
    gover_name: getLocalizedName(reference.governorates, row.governorate_id, language),
    city: row.city_id,
    city_name: getLocalizedName(reference.cities, row.city_id, language),
    ...toPropertyFacts(row),
    price: row.price,
    f_price: row.price === null ? null : formatNumber(row.price, language),
    payment: toPayment(row),
    ranking: row.ranking,
    ad_type: AD_TYPES[row.ranking],
    availability: row.availability,
    action: ACTIONS[row.action],
    is_loved: false,
    has_reel: hasReel(row, now),
    img: pictures.map((picture, index) => {
      const image = toImage(picture, index === 0, language);
      return index === 0 ? image : { ...image, thumbhash: '' };
    }),
    cover_img: pictures[0]?.img_name ?? null,
    created_at: row.created_at.toISOString(),
    listed_at: getListedAt(row).toISOString(),
    confirmed_at: row.confirmed_at.toISOString(),
    confirmed_ago: formatTimeAgo(row.confirmed_at, now, language),
    price_per_m2: row.price === null ? null : computePricePerSquareMetre(row.price, row.size),
    price_context: figures.getPriceContext(row),
    time_ago: formatTimeAgo(row.created_at, now, language),
    total_views: null,
    total_favorites: null,
    total_leads: null,
  };
}

type Kind = Pick<PropertyRow, 'subcategory_id' | 'city_id'>;

/** Title of a listing whose own title must not be shown: its kind and city. */
export const buildKindTitle = ({ subcategory_id, city_id }: Kind, reference: Reference, language: Language): string =>
  [
    getLocalizedName(reference.subcategories, subcategory_id, language),
    getLocalizedName(reference.cities, city_id, language),
  ].join(' · ');

/** Card of a listing whose current version is not approved, with a price that the user may know. */
export function toWithheldCard(row: CardRow, price: number | null, view: CardView): PropertyCard {
  const hiddenFields = {
    location: null,
    pictures: [],
    advance: null,
    installment: null,
    receipt: null,
    up_to_years: null,
  };
  const card = toCard({ ...row, ...hiddenFields, price }, view);
  return { ...card, address: buildKindTitle(row, view.reference, view.language), price_context: null };
}

const hasReel = ({ availability, reel_until }: CardRow, now: Date): boolean =>
  availability === AVAILABILITY.active && reel_until !== null && reel_until > now;

const toPayment = (row: CardRow): Payment => ({
  price: row.price,
  action: row.action,
  payment: PAYMENT_METHODS[row.payment] ?? 'cash',
  advance: row.advance,
  up_to_years: row.up_to_years,
  receipt: row.receipt,
  installment: row.installment,
});

export const toImage = (picture: StoredPicture, isCover: boolean, language: Language): PropertyImage => ({
  img_name: picture.img_name,
  is_cover: isCover,
  width: picture.width,
  height: picture.height,
  thumbhash: picture.thumbhash,
  alt: language === 'ar' ? picture.alt_ar : picture.alt_en,
});
