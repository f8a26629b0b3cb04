import { choose } from '../random/chance.ts';
import type { Random } from '../random/random.ts';

/** Built-up area and rooms of a dwelling. `floors` are its own levels, or those of a whole building. */
export interface Rooms {
  size: number;
  bedrooms: number;
  bathrooms: number;
  floors: number;
}

interface DwellingShape {
  /** Square metres, usual minimum and maximum. */
  size: readonly [number, number];
  /** Square metres per bedroom, with its share of the living rooms. */
  perBedroom: number;
  bedrooms: readonly [number, number];
  floors: readonly number[];
}

const DWELLING_SHAPES: Record<string, DwellingShape> = {
  studio: { size: [35, 65], perBedroom: 65, bedrooms: [1, 1], floors: [1] },
  apartment: { size: [75, 220], perBedroom: 47, bedrooms: [2, 4], floors: [1] },
  loft: { size: [90, 180], perBedroom: 62, bedrooms: [1, 3], floors: [1, 2] },
  penthouse: { size: [150, 320], perBedroom: 65, bedrooms: [2, 4], floors: [1, 2] },
  roof: { size: [90, 200], perBedroom: 55, bedrooms: [2, 3], floors: [1] },
  duplex: { size: [160, 320], perBedroom: 62, bedrooms: [3, 5], floors: [2] },
  townHouse: { size: [170, 280], perBedroom: 62, bedrooms: [3, 4], floors: [2, 3] },
  twinHouse: { size: [210, 340], perBedroom: 66, bedrooms: [3, 5], floors: [2, 3] },
  twinVilla: { size: [190, 320], perBedroom: 62, bedrooms: [3, 5], floors: [2] },
  villa: { size: [260, 600], perBedroom: 80, bedrooms: [4, 7], floors: [2, 3] },
  house: { size: [120, 420], perBedroom: 48, bedrooms: [3, 8], floors: [2, 3, 4] },
  residential: { size: [420, 1500], perBedroom: 48, bedrooms: [8, 24], floors: [4, 5, 6] },
  chalet: { size: [60, 160], perBedroom: 42, bedrooms: [1, 4], floors: [1] },
};

const clamp = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(high, Math.max(low, Math.round(value)));

/** Some sellers give exact sizes, some round. */
const roundSize = (random: Random, size: number): number =>
  random.chance(0.45) ? Math.round(size) : Math.round(size / 5) * 5;

/** Rooms of a dwelling; small ones are more frequent. */
export function pickRooms(random: Random, subcategory: string): Rooms {
  const shape = DWELLING_SHAPES[subcategory];
  if (!shape) throw new Error(`No usual size for ${subcategory}`);
  const [low, high] = shape.size;
  const size = roundSize(random, low + (high - low) * random.next() ** 1.35);
  const floors = choose(random, shape.floors);
  if (subcategory === 'residential') {
    const flats = floors * (size / floors > 180 ? 2 : 1);
    const bedroomsPerFlat = size / flats > 115 ? 3 : 2;
    return { size, bedrooms: flats * bedroomsPerFlat, bathrooms: flats, floors };
  }
  const bedrooms = clamp(size / shape.perBedroom + random.between(-0.35, 0.35), shape.bedrooms);
  const areaPerBathroom = size < 240 ? 72 : 85;
  const bathrooms = clamp(size / areaPerBathroom + random.between(-0.45, 0.35), [1, Math.min(bedrooms, 6)]);
  return { size, bedrooms, bathrooms, floors };
}

const TRADE_SIZES: Record<string, readonly [number, number]> = {
  medical: [30, 120],
  superMarket: [60, 240],
  pharmacy: [22, 90],
  bakery: [40, 160],
  vegetables: [18, 80],
  allActivities: [16, 180],
  office: [35, 250],
};

/** Floor area of a shop, clinic or office, m². */
export function pickTradeSize(random: Random, kind: string): number {
  const [low, high] = TRADE_SIZES[kind] ?? [40, 400];
  return roundSize(random, low + (high - low) * random.next() ** 1.5);
}

/** Built area of an industrial building, m²: many workshops, few large halls. */
export function pickHallSize(random: Random): number {
  const size = 500 * 20 ** (random.next() ** 1.3);
  return Math.round(size / (size > 3000 ? 100 : 50)) * (size > 3000 ? 100 : 50);
}
