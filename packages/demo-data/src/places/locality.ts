import type { BilingualText, City } from '@mashrabiya/reference';
import localityData from '../../data/localities.json' with { type: 'json' };
import { choose } from '../random/chance.ts';
import type { Random } from '../random/random.ts';

export interface Locality extends BilingualText {
  kind: 'street' | 'quarter';
}

type Pair = readonly [ar: string, en: string];

const localities: Record<string, { streets: string[][]; areas: string[][] }> = localityData.cities;
const toPairs = (list: string[][]): Pair[] => list.map(([ar = '', en = '']) => [ar, en]);

/** Streets that nearly every Egyptian town has. */
const TOWN_STREETS: readonly Pair[] = [
  ['الجمهورية', 'El Gomhoureya'],
  ['الجيش', 'El Geish'],
  ['البحر', 'El Bahr'],
  ['المحطة', 'El Mahatta'],
  ['سعد زغلول', 'Saad Zaghloul'],
  ['بورسعيد', 'Port Said'],
  ['الجلاء', 'El Galaa'],
  ['أحمد عرابي', 'Ahmed Orabi'],
  ['المدارس', 'El Madares'],
  ['الثورة', 'El Thawra'],
  ['23 يوليو', '23 July'],
  ['المحكمة', 'El Mahkama'],
  ['مصطفى كامل', 'Mostafa Kamel'],
  ['المستشفى', 'El Mostashfa'],
  ['النصر', 'El Nasr'],
  ['السوق', 'El Souk'],
  ['الحرية', 'El Horreya'],
];

/** Masculine ordinals of districts, as on street signs. */
const ORDINALS: readonly Pair[] = [
  ['الأول', '1st'],
  ['الثاني', '2nd'],
  ['الثالث', '3rd'],
  ['الرابع', '4th'],
  ['الخامس', '5th'],
  ['السادس', '6th'],
  ['السابع', '7th'],
  ['الثامن', '8th'],
];

const ROAD_PATTERN = /^(?:كورنيش|الكورنيش|المحور|المشاية|طريق|مصر حلوان)/;
const NAMED_STREET_PATTERN = /(?:Corniche|Axis|Road|^Street|^Main Faisal)/;

const toStreet = ([ar, en]: Pair): Locality => ({
  kind: 'street',
  ar: ROAD_PATTERN.test(ar) ? ar : `شارع ${ar}`,
  en: NAMED_STREET_PATTERN.test(en) ? en : `${en} Street`,
});

const toQuarter = ([ar, en]: Pair): Locality => ({ kind: 'quarter', ar, en });

/** New towns have numbered districts and neighbourhoods. */
function createDistrict(random: Random): Locality {
  const [ar, en] = choose(random, ORDINALS);
  if (random.chance(0.5)) return { kind: 'quarter', ar: `الحي ${ar}`, en: `${en} District` };
  const neighborhood = random.integer(1, 9);
  return {
    kind: 'quarter',
    ar: `الحي ${ar} مجاورة ${neighborhood}`,
    en: `${en} District, Neighbourhood ${neighborhood}`,
  };
}

/** Feminine ordinals, for zones. */
const ZONES: readonly Pair[] = [
  ['الأولى', '1st'],
  ['الثانية', '2nd'],
  ['الثالثة', '3rd'],
  ['الرابعة', '4th'],
  ['الخامسة', '5th'],
  ['السادسة', '6th'],
];

/** Factories are in a city's industrial zone; large new towns have several. */
export function pickZone(random: Random, city: City): Locality {
  if (city.kind !== 'new_city' || city.tier > 6) {
    return { kind: 'quarter', ar: 'المنطقة الصناعية', en: 'Industrial Zone' };
  }
  const [ar, en] = choose(random, ZONES);
  return { kind: 'quarter', ar: `المنطقة الصناعية ${ar}`, en: `${en} Industrial Zone` };
}

/** Street or quarter of a city; null for places that are too small to need one. */
export function pickLocality(random: Random, city: City): Locality | null {
  const cityLocalities = localities[city.slug];
  if (cityLocalities) {
    const isOtherThanCity = ([ar]: Pair): boolean => ar !== city.ar;
    return choose(random, [
      ...toPairs(cityLocalities.streets).filter(isOtherThanCity).map(toStreet),
      ...toPairs(cityLocalities.areas).filter(isOtherThanCity).map(toQuarter),
    ]);
  }
  if (city.kind === 'new_city') return createDistrict(random);
  if (city.kind === 'coastal' || city.kind === 'oasis') return null;
  return random.chance(0.85) ? toStreet(choose(random, TOWN_STREETS)) : null;
}
