import type { BilingualText } from '@mashrabiya/reference';
import { type AnySellingPoint, createSellingPoint } from '../facts/points.ts';
import type { Place } from '../places/place.ts';
import { choose } from '../random/chance.ts';
import type { Random } from '../random/random.ts';
import { LANDMARKS, NEARBY, NILE_VIEW, SEA_VIEW } from '../text/details/dwellings.ts';

const ON_THE_NILE = new Set([
  'zamalek',
  'garden-city',
  'manial',
  'agouza',
  'giza-city',
  'rod-el-farag',
  'warraq',
  'banha',
  'mansoura',
  'damietta-city',
  'rashid',
  'desouk',
  'kafr-el-zayat',
  'mit-ghamr',
  'beni-suef-city',
  'minya-city',
  'asyut-city',
  'sohag-city',
  'qena-city',
  'luxor-city',
  'aswan-city',
]);
const ON_THE_SEA = new Set([
  'roushdy',
  'stanley',
  'gleem',
  'san-stefano',
  'louran',
  'sidi-bishr',
  'miami-alex',
  'asafra',
  'mandara',
  'cleopatra',
  'sporting',
  'el-sharq-ps',
  'port-fouad',
  'arish',
  'marsa-matrouh',
  'ras-el-bar',
  'el-tor',
]);

/** Nile or sea view, if any; both raise the price. */
export function findWaterView(random: Random, { city, locality }: Place): BilingualText | null {
  if (locality?.en.includes('Nile Corniche')) return NILE_VIEW;
  if (ON_THE_NILE.has(city.slug) && random.chance(0.1)) return NILE_VIEW;
  if (ON_THE_SEA.has(city.slug) && random.chance(0.22)) return SEA_VIEW;
  return null;
}

/** A nearby place, with the walking time. */
export function drawNearby(random: Random, { city, locality }: Place): AnySellingPoint {
  const landmarks = (LANDMARKS[city.slug] ?? []).filter(({ ar }) => ar !== locality?.ar);
  if (landmarks.length > 0 && random.chance(0.7)) {
    const isOnFoot = random.chance(0.3);
    const minutes = isOnFoot ? random.integer(4, 12) : choose(random, [3, 5, 7, 10]);
    return createSellingPoint('near', { place: choose(random, landmarks), minutes, by: isOnFoot ? 'foot' : 'car' });
  }
  return createSellingPoint('near', { place: choose(random, NEARBY), minutes: random.integer(2, 8), by: 'foot' });
}
