import {
  ACTION_CODES,
  monthlyInstallment,
  PAYMENT_METHODS,
  type PropertyPost,
  placeOfMapLink,
  toFieldCodes,
} from '@mashrabiya/contract';
import { type Language, otherLanguage } from '@mashrabiya/i18n';
import type { CityEntry } from '@mashrabiya/search';
import type { PropertyContent } from '../../db/tables/property.ts';

type Texts = Readonly<Record<Language, string | null>>;

const languageOf = (text: string): Language => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en');

/**
 * Texts of an ad in both languages after an edit. The form shows one of the two; the edit replaces that one, in the
 * language it is now written in, and keeps the other.
 */
export function editedTexts(text: string, before: Texts, shownFirst: Language): Texts {
  if (text === before.ar || text === before.en) return before;
  const shown = before[shownFirst] === null ? otherLanguage(shownFirst) : shownFirst;
  const hidden = { ar: before.ar, en: before.en, [shown]: null };
  return { ...hidden, [languageOf(text)]: text };
}

const NO_TEXTS: Texts = { ar: null, en: null };

type Place = Pick<PropertyContent, 'lat' | 'lng' | 'coordinates_exact'>;

/** Coordinates of the link, else the previous ones if the link is unchanged, else the city's centre. */
function placeOf(post: PropertyPost, city: Pick<CityEntry, 'lat' | 'lng'>, before: PropertyContent | undefined): Place {
  const isSame = before?.city_id === post.city && before.location === post.location;
  if (before && isSame) {
    const { lat, lng, coordinates_exact } = before;
    return { lat, lng, coordinates_exact };
  }
  const place = post.location === null ? null : placeOfMapLink(post.location);
  return { lat: place?.lat ?? city.lat, lng: place?.lng ?? city.lng, coordinates_exact: place !== null };
}

export interface Edited {
  property: PropertyContent;
  language: Language;
}

/**
 * Columns of a property from its form. The form has a text in one language and at most a link: other values of an
 * edited ad stay unchanged.
 */
export function contentOf(post: PropertyPost, city: Pick<CityEntry, 'lat' | 'lng'>, edited?: Edited): PropertyContent {
  const { property, language = 'ar' } = edited ?? {};
  const titles = property ? { ar: property.address_ar, en: property.address_en } : NO_TEXTS;
  const texts = property ? { ar: property.description_ar, en: property.description_en } : NO_TEXTS;
  const address = editedTexts(post.address, titles, language);
  const description = editedTexts(post.description, texts, language);
  return {
    address_ar: address.ar,
    address_en: address.en,
    description_ar: description.ar,
    description_en: description.en,
    location: post.location,
    ...placeOf(post, city, property),
    category_id: post.category_id,
    subcategory_id: post.subcategory_id,
    governorate_id: post.gover,
    city_id: post.city,
    ...toFieldCodes(post),
    payment: PAYMENT_METHODS.indexOf(post.payment),
    action: ACTION_CODES[post.action],
    price: post.price,
    advance: post.advance,
    up_to_years: post.up_to_years,
    receipt: post.receipt,
    installment: monthlyInstallment(post),
    feature_ids: post.feature_ids,
  };
}
