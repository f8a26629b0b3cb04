import type { Finishing } from '@mashrabiya/contract';
import type { BilingualText } from '@mashrabiya/reference';
import type { Headline } from '../facts/headline.ts';
import type { Facing } from '../facts/points.ts';
import { BEDROOM, countNoun, FLOOR, formatOrdinal, groupDigits, METRE, ROOM, YEAR } from './ar/words.ts';
import { addArticle, countNoun as enCount, formatOrdinal as enOrdinal, spellNumber } from './en/words.ts';

const createPrefixHeadline = (ar: string, en: string, arFeminine = ar): Headline => ({
  ar: { m: ar, f: arFeminine },
  en,
  isEnglishBeforeNoun: true,
});
const createSuffixHeadline = (ar: string, en: string, arFeminine = ar): Headline => ({
  ar: { m: ar, f: arFeminine },
  en,
  isEnglishBeforeNoun: false,
});

const FACINGS: Record<Facing, Headline> = {
  north: createPrefixHeadline('بحري', 'north-facing'),
  east: createPrefixHeadline('شرقي', 'east-facing', 'شرقية'),
  west: createPrefixHeadline('غربي', 'west-facing', 'غربية'),
  south: createPrefixHeadline('قبلي', 'south-facing', 'قبلية'),
  corner: createPrefixHeadline('ناصية', 'corner'),
};

const FINISH_HEADLINES: Record<Finishing, Headline> = {
  unfinished: createPrefixHeadline('بدون تشطيب', 'unfinished'),
  semi_finished: createPrefixHeadline('نصف تشطيب', 'semi-finished'),
  finished: createPrefixHeadline('متشطب بالكامل', 'fully finished', 'متشطبة بالكامل'),
  luxury: createSuffixHeadline('تشطيب سوبر لوكس', 'with a luxury finish'),
  furnished: createPrefixHeadline('مفروش', 'furnished', 'مفروشة'),
};

/** All headlines; the drafts of each type choose among the true ones. */
export const headlines = {
  facing: (facing: Facing): Headline => FACINGS[facing],
  finish: (finishing: Finishing): Headline => FINISH_HEADLINES[finishing],
  bedrooms: (bedrooms: number): Headline =>
    createPrefixHeadline(
      bedrooms === 2 ? countNoun(2, ROOM) : countNoun(bedrooms, BEDROOM),
      `${spellNumber(bedrooms)}-bedroom`,
    ),
  storey: (storey: number): Headline =>
    createSuffixHeadline(
      `بالدور ${formatOrdinal(storey)}`,
      storey === 0 ? 'on the ground floor' : `on the ${enOrdinal(storey)} floor`,
    ),
  view: (view: BilingualText): Headline => createSuffixHeadline(`بإطلالة على ${view.ar}`, `overlooking ${view.en}`),
  garden: (area: number): Headline =>
    createSuffixHeadline(`بحديقة ${area} م`, `with ${addArticle(`${area} m²`)} garden`),
  roofTerrace: (area: number): Headline =>
    createSuffixHeadline(`بروف ${area} م`, `with ${addArticle(`${area} m²`)} roof`),
  newBuild: createPrefixHeadline('أول سكن', 'brand-new'),
  ready: createSuffixHeadline('استلام فوري', 'ready to move into'),
  delivery: (year: string): Headline => createSuffixHeadline(`استلام ${year}`, `for delivery in ${year}`),
  plan: (years: number): Headline =>
    createSuffixHeadline(`بالتقسيط على ${countNoun(years, YEAR)}`, `on ${addArticle(`${years}-year`)} plan`),
  row: (row: number): Headline =>
    createSuffixHeadline(`صف ${formatOrdinal(row).slice(2)}`, `in the ${enOrdinal(row)} row`),
  front: (width: number): Headline =>
    createSuffixHeadline(`بواجهة ${countNoun(width, METRE)}`, `with ${addArticle(`${width}-metre`)} front`),
  height: (height: number): Headline =>
    createSuffixHeadline(`بارتفاع ${countNoun(height, METRE)}`, `with ${addArticle(`${height}-metre`)} clear height`),
  power: (kilowatts: number): Headline =>
    createSuffixHeadline(`بقدرة كهربائية ${groupDigits(kilowatts)} ك.و`, `with ${groupDigits(kilowatts)} kW of power`),
  street: (width: number): Headline =>
    createSuffixHeadline(`على شارع ${countNoun(width, METRE)}`, `on ${addArticle(`${width}-metre`)} street`),
  storeys: (storeys: number): Headline =>
    createSuffixHeadline(`بارتفاع ${countNoun(storeys, FLOOR)}`, `zoned for ${enCount(storeys, 'storey')}`),
} as const;
