import type { Finishing } from '@mashrabiya/contract';
import type { BilingualText } from '@mashrabiya/reference';
import type { Headline } from '../facts/headline.ts';
import type { Facing } from '../facts/points.ts';
import { BEDROOM, count, FLOOR, grouped, METRE, ordinal, ROOM, YEAR } from './ar/words.ts';
import { article, count as enCount, ordinal as enOrdinal, number } from './en/words.ts';

const before = (ar: string, en: string, arFeminine = ar): Headline => ({
  ar: { m: ar, f: arFeminine },
  en,
  enBefore: true,
});
const after = (ar: string, en: string, arFeminine = ar): Headline => ({
  ar: { m: ar, f: arFeminine },
  en,
  enBefore: false,
});

const FACINGS: Record<Facing, Headline> = {
  north: before('بحري', 'north-facing'),
  east: before('شرقي', 'east-facing', 'شرقية'),
  west: before('غربي', 'west-facing', 'غربية'),
  south: before('قبلي', 'south-facing', 'قبلية'),
  corner: before('ناصية', 'corner'),
};

const FINISHES: Record<Finishing, Headline> = {
  unfinished: before('بدون تشطيب', 'unfinished'),
  semi_finished: before('نصف تشطيب', 'semi-finished'),
  finished: before('متشطب بالكامل', 'fully finished', 'متشطبة بالكامل'),
  luxury: after('تشطيب سوبر لوكس', 'with a luxury finish'),
  furnished: before('مفروش', 'furnished', 'مفروشة'),
};

/** All headlines; the drafts of each type choose among the true ones. */
export const headlines = {
  facing: (facing: Facing): Headline => FACINGS[facing],
  finish: (finishing: Finishing): Headline => FINISHES[finishing],
  bedrooms: (bedrooms: number): Headline =>
    before(bedrooms === 2 ? count(2, ROOM) : count(bedrooms, BEDROOM), `${number(bedrooms)}-bedroom`),
  storey: (storey: number): Headline =>
    after(`بالدور ${ordinal(storey)}`, storey === 0 ? 'on the ground floor' : `on the ${enOrdinal(storey)} floor`),
  view: (view: BilingualText): Headline => after(`بإطلالة على ${view.ar}`, `overlooking ${view.en}`),
  garden: (area: number): Headline => after(`بحديقة ${area} م`, `with ${article(`${area} m²`)} garden`),
  roofTerrace: (area: number): Headline => after(`بروف ${area} م`, `with ${article(`${area} m²`)} roof`),
  newBuild: before('أول سكن', 'brand-new'),
  ready: after('استلام فوري', 'ready to move into'),
  delivery: (year: string): Headline => after(`استلام ${year}`, `for delivery in ${year}`),
  plan: (years: number): Headline => after(`بالتقسيط على ${count(years, YEAR)}`, `on ${article(`${years}-year`)} plan`),
  row: (row: number): Headline => after(`صف ${ordinal(row).slice(2)}`, `in the ${enOrdinal(row)} row`),
  front: (width: number): Headline => after(`بواجهة ${count(width, METRE)}`, `with ${article(`${width}-metre`)} front`),
  height: (height: number): Headline =>
    after(`بارتفاع ${count(height, METRE)}`, `with ${article(`${height}-metre`)} clear height`),
  power: (kilowatts: number): Headline =>
    after(`بقدرة كهربائية ${grouped(kilowatts)} ك.و`, `with ${grouped(kilowatts)} kW of power`),
  street: (width: number): Headline =>
    after(`على شارع ${count(width, METRE)}`, `on ${article(`${width}-metre`)} street`),
  storeys: (storeys: number): Headline =>
    after(`بارتفاع ${count(storeys, FLOOR)}`, `zoned for ${enCount(storeys, 'storey')}`),
} as const;
