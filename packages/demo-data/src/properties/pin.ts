import type { Place } from '../places/place.ts';
import type { Random } from '../random/random.ts';

/** Coordinates of a property, and the seller's map link. */
export interface Pin {
  lat: number;
  lng: number;
  /** False if the seller gave only the city. */
  isExact: boolean;
  location: string | null;
}

/** Maximum distance from the centre in degrees: about 1.5 km in a district, more elsewhere. */
const SPREAD_DEGREES = { district: 0.009, city: 0.014, new_city: 0.022, coastal: 0.012, oasis: 0.03 } as const;
const NO_LINK_CHANCE = 0.04;
const CITY_ONLY_CHANCE = 0.25;

const roundDegrees = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

export function drawPin(random: Random, { city }: Place): Pin {
  if (random.chance(CITY_ONLY_CHANCE)) {
    const location = random.chance(NO_LINK_CHANCE * 2) ? null : buildMapLink(city.lat, city.lng);
    return { lat: city.lat, lng: city.lng, isExact: false, location };
  }
  const drawOffset = () => (random.next() + random.next() - 1) * SPREAD_DEGREES[city.kind];
  const lat = roundDegrees(city.lat + drawOffset());
  const lng = roundDegrees(city.lng + drawOffset());
  return { lat, lng, isExact: true, location: random.chance(NO_LINK_CHANCE) ? null : buildMapLink(lat, lng) };
}

const buildMapLink = (lat: number, lng: number): string => `https://www.google.com/maps?q=${lat},${lng}`;
