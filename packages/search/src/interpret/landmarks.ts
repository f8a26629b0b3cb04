import type { Reference } from '../listings/reference.ts';
import { Phrases } from './phrases.ts';
import type { PlaceMeaning } from './places.ts';

/** Landmarks, and the English names of the cities and districts around them. */
const LANDMARKS: readonly (readonly [texts: string, cities: readonly string[]])[] = [
  [
    'city stars | citystars | سيتي ستارز | سيتي استارز | عباس العقاد | abbas el akkad | مكرم عبيد | makram ebeid | جامعة الازهر | al azhar university',
    ['Nasr City'],
  ],
  ['الجامعة الامريكية | auc | american university | الجامعة الالمانية | guc | german university', ['New Cairo']],
  [
    'شارع التسعين | التسعين الشمالي | التسعين الجنوبي | 90th street | 90 street | street 90 | point 90 | بوينت 90',
    ['New Cairo'],
  ],
  ['كايرو فستيفال | كايرو فيستيفال | كايرو فستيفال سيتي | cairo festival | cairo festival city', ['New Cairo']],
  ['مطار القاهرة | cairo airport | cairo international airport', ['Heliopolis', 'El Nozha', 'Sheraton']],
  ['جامعة القاهرة | cairo university | حديقة الحيوان | giza zoo', ['Giza']],
  [
    'mall of egypt | مول مصر | مول اوف ايجيبت | mall of arabia | مول العرب | مول اوف ارابيا | مدينة الانتاج الاعلامي | media production city',
    ['6th of October'],
  ],
  ['smart village | القرية الذكية | arkan | اركان | arkan plaza | hyper one | هايبر وان', ['Sheikh Zayed']],
  ['المتحف المصري الكبير | المتحف الكبير | grand egyptian museum', ['El Haram']],
  ['جامعة الدول | شارع جامعة الدول | gameat el dowal', ['Mohandessin']],
  ['نادي الصيد | shooting club', ['Dokki']],
  ['ميدان التحرير | tahrir square | tahrir', ['Downtown Cairo']],
  ['جامعة عين شمس | ain shams university', ['Abbasiya']],
  ['جرين بلازا | green plaza', ['Smouha']],
];

/** Phrases of landmarks whose surroundings are in the reference. */
export function buildLandmarkPhrases({ cities }: Pick<Reference, 'cities'>): Phrases<readonly PlaceMeaning[]> {
  const phrases = new Phrases<readonly PlaceMeaning[]>();
  const placesByName = new Map(
    [...cities.values()].map(({ id, governorateId, en }) => [en, { gover: governorateId, city: id }]),
  );
  for (const [texts, names] of LANDMARKS) {
    const surroundings = names.flatMap((name) => placesByName.get(name) ?? []);
    if (surroundings.length > 0) for (const text of texts.split('|')) phrases.add(text.trim(), surroundings);
  }
  return phrases;
}
