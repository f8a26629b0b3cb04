import type { DemoProperty } from '../../facts/property.ts';
import type { Place } from '../../places/place.ts';

/** Name without explanations in brackets. */
const plain = (name: string): string => name.replace(/\s*\(.*\)/, '');

/** Districts that need the name of their governorate. */
const NEEDS_GOVERNORATE = new Set(['port-said']);

const OWN_WORD = /^(?:حي|كورنيش|ضفاف|بساتين|جناين|ديار|أطلال|خليج|مرسى|مينا|واحة)/;

/** `بمدينة نصر`, `بالقاهرة الجديدة`: city with a preposition. */
function within({ city }: Place): string {
  const governorate = NEEDS_GOVERNORATE.has(city.governorate.slug) ? ` ب${city.governorate.ar}` : '';
  return `ب${plain(city.ar)}${governorate}`;
}

function cityAlone({ city }: Place): string {
  const name = plain(city.ar);
  return name === city.governorate.ar ? name : `${name}، ${city.governorate.ar}`;
}

/** Corniches and roads take `على`, other places `في`. */
const before = (name: string): string => (/^(?:ال)?(?:كورنيش|محور|مشاية|طريق)/.test(name) ? 'على' : 'في');

/** `في الياسمين بالقاهرة الجديدة`, `في كمبوند وردان تراسيز بالقاهرة الجديدة`. */
export function whereAr(property: DemoProperty): string {
  const { compound, locality } = property.place;
  if (compound) {
    const village = property.type === 'coastal' ? 'قرية ' : 'كمبوند ';
    return `في ${OWN_WORD.test(compound.ar) && property.type !== 'coastal' ? '' : village}${compound.ar} ${within(property.place)}`;
  }
  if (locality) return `${before(locality.ar)} ${locality.ar} ${within(property.place)}`;
  const { city } = property.place;
  const governorate = plain(city.ar) === city.governorate.ar ? '' : ` بمحافظة ${city.governorate.ar}`;
  return `في ${plain(city.ar)}${governorate}`;
}

/** `في الياسمين، القاهرة الجديدة`, for a title. */
export const titlePlaceAr = (property: DemoProperty): string =>
  `${property.place.compound ? 'في' : before(property.place.locality?.ar ?? '')} ${spotAr(property)}`;

/** `الياسمين، القاهرة الجديدة`. */
export function spotAr({ place }: DemoProperty): string {
  const inner = place.compound ?? place.locality;
  if (!inner) return cityAlone(place);
  const governorate = NEEDS_GOVERNORATE.has(place.city.governorate.slug) ? `، ${place.city.governorate.ar}` : '';
  return `${inner.ar}، ${plain(place.city.ar)}${governorate}`;
}
