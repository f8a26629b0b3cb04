import type { DemoProperty } from '../../facts/property.ts';
import type { Place } from '../../places/place.ts';

const plain = (name: string): string => name.replace(/\s*\(.*\)/, '');

const NEEDS_GOVERNORATE = new Set(['port-said']);

function cityOfPlace({ city }: Place): string {
  const name = plain(city.en);
  return NEEDS_GOVERNORATE.has(city.governorate.slug) ? `${name}, ${city.governorate.en}` : name;
}

function cityAlone({ city }: Place): string {
  const name = plain(city.en);
  return name === city.governorate.en ? name : `${name}, ${city.governorate.en}`;
}

/** `El Yasmeen, New Cairo`. */
export function spotEn({ place }: DemoProperty): string {
  const inner = place.compound ?? place.locality;
  return inner ? `${inner.en}, ${cityOfPlace(place)}` : cityAlone(place);
}

/** `1st District`, `4th Touristic Zone`: take "the" in running text. */
const NUMBERED = /^(?:\d+(?:st|nd|rd|th) |Industrial Zone)/;

/** `in El Yasmeen, New Cairo`, `on Makram Ebeid Street, Nasr City`. */
export function whereEn(property: DemoProperty): string {
  const { compound, locality } = property.place;
  if (!compound && locality?.kind === 'street') return `on ${spotEn(property)}`;
  return `in ${!compound && locality && NUMBERED.test(locality.en) ? 'the ' : ''}${spotEn(property)}`;
}
