import type { DemoProperty } from '../../facts/property.ts';
import type { Place } from '../../places/place.ts';

const removeBrackets = (name: string): string => name.replace(/\s*\(.*\)/, '');

const NEEDS_GOVERNORATE = new Set(['port-said']);

function formatCityOfPlace({ city }: Place): string {
  const name = removeBrackets(city.en);
  return NEEDS_GOVERNORATE.has(city.governorate.slug) ? `${name}, ${city.governorate.en}` : name;
}

function formatCityAlone({ city }: Place): string {
  const name = removeBrackets(city.en);
  return name === city.governorate.en ? name : `${name}, ${city.governorate.en}`;
}

/** `El Yasmeen, New Cairo`. */
export function formatSpotEn({ place }: DemoProperty): string {
  const inner = place.compound ?? place.locality;
  return inner ? `${inner.en}, ${formatCityOfPlace(place)}` : formatCityAlone(place);
}

/** `1st District`, `4th Touristic Zone`: take "the" in running text. */
const NUMBERED_PATTERN = /^(?:\d+(?:st|nd|rd|th) |Industrial Zone)/;

/** `in El Yasmeen, New Cairo`, `on Makram Ebeid Street, Nasr City`. */
export function formatPlacePhraseEn(property: DemoProperty): string {
  const { compound, locality } = property.place;
  if (!compound && locality?.kind === 'street') return `on ${formatSpotEn(property)}`;
  return `in ${!compound && locality && NUMBERED_PATTERN.test(locality.en) ? 'the ' : ''}${formatSpotEn(property)}`;
}
