import compoundData from '../data/compounds.json' with { type: 'json' };
import placeData from '../data/places.json' with { type: 'json' };

/** Name or phrase in both languages. */
export interface BilingualText {
  ar: string;
  en: string;
}

/** Kind of a city; determines its properties and streets. */
type CityKind = 'city' | 'new_city' | 'district' | 'coastal' | 'oasis';

export interface City extends BilingualText {
  id: number;
  slug: string;
  governorate: Governorate;
  lat: number;
  lng: number;
  kind: CityKind;
  /** 1 most expensive … 7 cheapest. */
  tier: number;
  aliases: string[];
  areas: BilingualText[];
  compounds: Compound[];
}

export interface Governorate extends BilingualText {
  id: number;
  slug: string;
  /** ISO 3166-2. */
  iso: string;
  /** Slug of the capital city. */
  capital: string;
  lat: number;
  lng: number;
  cities: City[];
}

export interface Developer extends BilingualText {
  slug: string;
}

/** Gated neighbourhood or resort village. */
export interface Compound extends BilingualText {
  /** Position in the data, from 1. */
  id: number;
  developer: Developer;
}

export const developers: readonly Developer[] = compoundData.developers;

function listCompounds(citySlug: string): Compound[] {
  return compoundData.compounds
    .map((compound, index) => ({ ...compound, id: index + 1 }))
    .filter((compound) => compound.city === citySlug)
    .map(({ id, ar, en, developer: slug }) => {
      const developer = developers.find((candidate) => candidate.slug === slug);
      if (!developer) throw new Error(`Unknown developer ${slug} of compound ${en}`);
      return { id, ar, en, developer };
    });
}

/** The 27 governorates with their cities. Ids are positions in the data, from 1, so they never change. */
export const governorates: readonly Governorate[] = placeData.governorates.map((entry, index) => ({
  ...entry,
  id: index + 1,
  cities: [],
}));

let lastCityId = 0;
placeData.governorates.forEach((entry, index) => {
  const governorate = governorates[index];
  for (const city of entry.cities) {
    lastCityId += 1;
    governorate?.cities.push({
      ...city,
      kind: city.kind as CityKind,
      id: lastCityId,
      governorate,
      compounds: listCompounds(city.slug),
    });
  }
});

export const cities: readonly City[] = governorates.flatMap((governorate) => governorate.cities);

/** City by slug; throws on an unknown slug. */
export function getCity(slug: string): City {
  const city = cities.find((candidate) => candidate.slug === slug);
  if (!city) throw new Error(`Unknown city ${slug}`);
  return city;
}
