import type { PropertyType } from '@mashrabiya/contract';
import { type City, cities, getCity } from '@mashrabiya/reference';

/** Listings of a governorate per hundred or so; 1 if absent. */
const GOVERNORATE_WEIGHTS: Record<string, number> = {
  cairo: 30,
  giza: 20,
  alexandria: 11,
  qalyubia: 3.5,
  sharqia: 3.5,
  dakahlia: 3.5,
  gharbia: 3,
  monufia: 2,
  beheira: 1.8,
  'kafr-el-sheikh': 1.5,
  damietta: 2,
  'port-said': 1.8,
  ismailia: 1.8,
  suez: 2,
  'south-sinai': 1.4,
  'red-sea': 2.6,
  asyut: 1.4,
  sohag: 1.3,
};

const TIER_WEIGHTS = [0, 3, 5, 4.5, 4, 3, 1.4, 0.6];

const INDUSTRIAL_CITIES: Record<string, number> = {
  '10th-of-ramadan': 16,
  '6th-of-october': 13,
  obour: 9,
  badr: 8,
  'sadat-city': 8,
  'new-borg-el-arab': 8,
  'borg-el-arab': 3,
  'abu-rawash': 4,
  mahalla: 3,
  'kafr-el-dawar': 2,
  'shubra-el-kheima': 3,
  helwan: 2,
  '15-may': 2,
  quesna: 3,
  'new-salhia': 2,
  'damietta-city': 2,
  'new-damietta': 2,
  ataqah: 3,
  'ain-sokhna': 3,
  'ismailia-city': 1,
  'salam-ps': 2,
  amreya: 3,
  'new-beni-suef': 2,
  'new-minya': 1,
  'new-asyut': 2,
  'new-sohag': 2,
  'new-qena': 1,
  'nag-hammadi': 1,
  'kom-ombo': 1,
  'new-fayoum': 1,
  'new-aswan': 1,
  basatin: 1,
  'new-nubariya': 2,
  kharga: 1,
  arish: 1,
  mansoura: 1,
  desouk: 1,
};

/** Reclaimed desert, priced apart from the old fields of the valley and the Delta. */
const RECLAIMED_CITIES = [
  'wadi-el-natrun',
  'new-nubariya',
  'sadat-city',
  'new-salhia',
  'bahariya',
  'kharga',
  'dakhla',
  'farafra',
  'siwa',
  'amreya',
  'tal-el-kebir',
  'qantara-sharq',
  'ras-sudr',
  'el-tor',
  'bir-el-abd',
  'hasana',
  'abu-simbel',
  'el-hammam',
];

const USUFRUCT_CITIES = [
  'saint-catherine',
  'nuweiba',
  'el-tor',
  'ras-sudr',
  'marsa-matrouh',
  'siwa',
  'safaga',
  'marsa-alam',
];
const GOVERNORATES_WITHOUT_FIELDS = new Set(['port-said', 'suez', 'red-sea', 'cairo']);
const GATED_KINDS = new Set(['villa', 'townHouse', 'twinHouse', 'loft', 'penthouse']);
/** Gated kinds that also exist in ordinary streets. */
const TOP_FLOOR_KINDS = new Set(['loft', 'penthouse']);
const VILLA_DISTRICTS = [
  'fifth-settlement',
  'first-settlement',
  'third-settlement',
  'katameya',
  'mokattam',
  'king-mariout',
];
const BEACH_TOWNS = ['new-alamein', 'galala', 'new-mansoura'];

export const isReclaimed = (city: City): boolean => RECLAIMED_CITIES.includes(city.slug);
export const isInnerCity = (city: City): boolean => city.kind === 'district' && city.tier <= 4;
/** True for towns with quarters of villas and townhouses. */
const hasHouses = (city: City): boolean =>
  (city.kind === 'new_city' && city.tier <= 5) || VILLA_DISTRICTS.includes(city.slug) || city.compounds.length > 0;
const isBeach = (city: City): boolean => city.kind === 'coastal' || BEACH_TOWNS.includes(city.slug);

function isLandSuitable(subcategory: string, city: City): boolean {
  switch (subcategory) {
    case 'agricultural':
      return (
        isReclaimed(city) ||
        (city.kind === 'city' && city.tier >= 6 && !GOVERNORATES_WITHOUT_FIELDS.has(city.governorate.slug))
      );
    case 'coastal':
      return isBeach(city);
    case 'industrial':
    case 'store':
      return city.slug in INDUSTRIAL_CITIES;
    case 'usufructRight':
      return USUFRUCT_CITIES.includes(city.slug) || isReclaimed(city);
    case 'entertaining':
      return city.kind === 'new_city' || city.kind === 'coastal';
    case 'residential':
      return city.kind !== 'coastal';
    default:
      return (city.kind === 'new_city' || city.kind === 'city') && city.tier <= 6;
  }
}

/** True if such a property exists in such a city. */
function isSuitable(type: PropertyType, subcategory: string, city: City): boolean {
  switch (type) {
    case 'coastal':
      if (!isBeach(city)) return false;
      return subcategory === 'house' ? city.tier >= 4 : city.tier <= 5 || !GATED_KINDS.has(subcategory);
    case 'industrial':
      return city.slug in INDUSTRIAL_CITIES;
    case 'land':
      return isLandSuitable(subcategory, city);
    case 'commercial':
      return city.tier > 1;
    case 'housing':
      if (city.kind === 'coastal' && city.tier <= 3) return false;
      if (subcategory === 'house') return city.tier >= 5;
      if (GATED_KINDS.has(subcategory)) return hasHouses(city) || (TOP_FLOOR_KINDS.has(subcategory) && city.tier <= 4);
      return true;
  }
}

function computeWeight(type: PropertyType, city: City): number {
  if (type === 'industrial') return INDUSTRIAL_CITIES[city.slug] ?? 0;
  const tier = TIER_WEIGHTS[city.tier] ?? 0;
  if (type === 'coastal') return tier * (city.tier <= 4 ? 2 : 1);
  const capitalFactor = city.slug === city.governorate.capital ? 3 : 1;
  const governorate = GOVERNORATE_WEIGHTS[city.governorate.slug] ?? 1;
  const total = city.governorate.cities.reduce(
    (sum, governorateCity) => sum + (TIER_WEIGHTS[governorateCity.tier] ?? 0),
    0,
  );
  return (governorate * tier * capitalFactor * (city.kind === 'new_city' ? 1.5 : 1)) / total;
}

export interface WeightedCity {
  city: City;
  weight: number;
}

const citiesByKind = new Map<string, readonly WeightedCity[]>();

/** Cities where such a property exists, weighted by frequency. */
export function listSuitableCities(type: PropertyType, subcategory: string): readonly WeightedCity[] {
  const key = `${type}/${subcategory}`;
  const cached = citiesByKind.get(key);
  if (cached) return cached;
  const list = cities
    .filter((city) => isSuitable(type, subcategory, city))
    .map((city) => ({ city, weight: computeWeight(type, city) }));
  citiesByKind.set(key, list);
  return list;
}

for (const slug of [
  ...Object.keys(INDUSTRIAL_CITIES),
  ...RECLAIMED_CITIES,
  ...USUFRUCT_CITIES,
  ...BEACH_TOWNS,
  ...VILLA_DISTRICTS,
])
  getCity(slug);
