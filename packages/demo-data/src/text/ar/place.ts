import type { Home } from '../../facts/home.ts';
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
export function whereAr(home: Home): string {
  const { compound, locality } = home.place;
  if (compound) {
    const village = home.type === 'coastal' ? 'قرية ' : 'كمبوند ';
    return `في ${OWN_WORD.test(compound.ar) && home.type !== 'coastal' ? '' : village}${compound.ar} ${within(home.place)}`;
  }
  if (locality) return `${before(locality.ar)} ${locality.ar} ${within(home.place)}`;
  const { city } = home.place;
  const governorate = plain(city.ar) === city.governorate.ar ? '' : ` بمحافظة ${city.governorate.ar}`;
  return `في ${plain(city.ar)}${governorate}`;
}

/** `في الياسمين، القاهرة الجديدة`, for a title. */
export const titlePlaceAr = (home: Home): string =>
  `${home.place.compound ? 'في' : before(home.place.locality?.ar ?? '')} ${spotAr(home)}`;

/** `الياسمين، القاهرة الجديدة`. */
export function spotAr({ place }: Home): string {
  const inner = place.compound ?? place.locality;
  if (!inner) return cityAlone(place);
  const governorate = NEEDS_GOVERNORATE.has(place.city.governorate.slug) ? `، ${place.city.governorate.ar}` : '';
  return `${inner.ar}، ${plain(place.city.ar)}${governorate}`;
}
