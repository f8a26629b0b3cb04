import type { DemoProperty } from '../../facts/property.ts';
import type { Place } from '../../places/place.ts';

/** Name without explanations in brackets. */
const removeBrackets = (name: string): string => name.replace(/\s*\(.*\)/, '');

/** Districts that need the name of their governorate. */
const NEEDS_GOVERNORATE = new Set(['port-said']);

const PLACE_WORD_PATTERN = /^(?:حي|كورنيش|ضفاف|بساتين|جناين|ديار|أطلال|خليج|مرسى|مينا|واحة)/;

/** `بمدينة نصر`, `بالقاهرة الجديدة`: city with a preposition. */
function formatWithinCity({ city }: Place): string {
  const governorate = NEEDS_GOVERNORATE.has(city.governorate.slug) ? ` ب${city.governorate.ar}` : '';
  return `ب${removeBrackets(city.ar)}${governorate}`;
}

function formatCityAlone({ city }: Place): string {
  const name = removeBrackets(city.ar);
  return name === city.governorate.ar ? name : `${name}، ${city.governorate.ar}`;
}

/** Corniches and roads take `على`, other places `في`. */
const choosePreposition = (name: string): string => (/^(?:ال)?(?:كورنيش|محور|مشاية|طريق)/.test(name) ? 'على' : 'في');

/** `في الياسمين بالقاهرة الجديدة`, `في كمبوند وردان تراسيز بالقاهرة الجديدة`. */
export function formatPlacePhraseAr(property: DemoProperty): string {
  const { compound, locality } = property.place;
  if (compound) {
    const village = property.type === 'coastal' ? 'قرية ' : 'كمبوند ';
    return `في ${PLACE_WORD_PATTERN.test(compound.ar) && property.type !== 'coastal' ? '' : village}${compound.ar} ${formatWithinCity(property.place)}`;
  }
  if (locality) return `${choosePreposition(locality.ar)} ${locality.ar} ${formatWithinCity(property.place)}`;
  const { city } = property.place;
  const governorate = removeBrackets(city.ar) === city.governorate.ar ? '' : ` بمحافظة ${city.governorate.ar}`;
  return `في ${removeBrackets(city.ar)}${governorate}`;
}

/** `في الياسمين، القاهرة الجديدة`, for a title. */
export const formatTitlePlaceAr = (property: DemoProperty): string =>
  `${property.place.compound ? 'في' : choosePreposition(property.place.locality?.ar ?? '')} ${formatSpotAr(property)}`;

/** `الياسمين، القاهرة الجديدة`. */
export function formatSpotAr({ place }: DemoProperty): string {
  const inner = place.compound ?? place.locality;
  if (!inner) return formatCityAlone(place);
  const governorate = NEEDS_GOVERNORATE.has(place.city.governorate.slug) ? `، ${place.city.governorate.ar}` : '';
  return `${inner.ar}، ${removeBrackets(place.city.ar)}${governorate}`;
}
