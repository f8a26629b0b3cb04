import {
  ACTION_CODES,
  computeMonthlyInstallment,
  PAYMENT_METHODS,
  type PropertyPost,
  parseMapLink,
  toFieldCodes,
} from '@mashrabiya/contract';
import { getOtherLanguage, type Language } from '@mashrabiya/i18n';
import type { CityEntry } from '@mashrabiya/search';
import type { PropertyContent } from '../../db/tables/property.ts';

type Texts = Readonly<Record<Language, string | null>>;

const detectLanguage = (text: string): Language => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en');

/**
 * Texts of an ad in both languages after an edit. The form shows the text in one language; the edit replaces it, is
 * stored under the language it is written in, and keeps the other text.
 */
export function mergeEditedText(text: string, previous: Texts, displayLanguage: Language): Texts {
  if (text === previous.ar || text === previous.en) return previous;
  const shownLanguage = previous[displayLanguage] === null ? getOtherLanguage(displayLanguage) : displayLanguage;
  const otherTexts = { ar: previous.ar, en: previous.en, [shownLanguage]: null };
  return { ...otherTexts, [detectLanguage(text)]: text };
}

const NO_TEXTS: Texts = { ar: null, en: null };

type Coordinates = Pick<PropertyContent, 'lat' | 'lng' | 'coordinates_exact'>;

/** Coordinates of the link, else the previous ones if the link is unchanged, else the city's centre. */
function resolveCoordinates(
  post: PropertyPost,
  city: Pick<CityEntry, 'lat' | 'lng'>,
  previous: PropertyContent | undefined,
): Coordinates {
  const isSame = previous?.city_id === post.city && previous.location === post.location;
  if (previous && isSame) {
    const { lat, lng, coordinates_exact } = previous;
    return { lat, lng, coordinates_exact };
  }
  const point = post.location === null ? null : parseMapLink(post.location);
  return { lat: point?.lat ?? city.lat, lng: point?.lng ?? city.lng, coordinates_exact: point !== null };
}

export interface EditedProperty {
  property: PropertyContent;
  language: Language;
}

/**
 * Columns of a property from its form. The form has texts in one language, and a map link at most: texts in the other
 * language and unchanged coordinates of an edited ad stay.
 */
export function buildContent(
  post: PropertyPost,
  city: Pick<CityEntry, 'lat' | 'lng'>,
  editedProperty?: EditedProperty,
): PropertyContent {
  const { property, language = 'ar' } = editedProperty ?? {};
  const titles = property ? { ar: property.address_ar, en: property.address_en } : NO_TEXTS;
  const texts = property ? { ar: property.description_ar, en: property.description_en } : NO_TEXTS;
  const address = mergeEditedText(post.address, titles, language);
  const description = mergeEditedText(post.description, texts, language);
  return {
    address_ar: address.ar,
    address_en: address.en,
    description_ar: description.ar,
    description_en: description.en,
    location: post.location,
    ...resolveCoordinates(post, city, property),
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
    installment: computeMonthlyInstallment(post),
    feature_ids: post.feature_ids,
  };
}
