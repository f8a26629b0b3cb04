import { type Sentence, say, type Told } from '../told.ts';
import { capitalised, digits } from './words.ts';

/** `3 feddans and 8 kirats`. */
export function measureEn({ feddans, kirats }: { feddans: number; kirats: number }): string {
  return kirats === 0 ? digits(feddans, 'feddan') : `${digits(feddans, 'feddan')} and ${digits(kirats, 'kirat')}`;
}

const extra = ({ home }: Told): string => home.headline?.en ?? '';
const deal = ({ home }: Told): string => (home.action === 'forrent' ? 'to rent' : 'for sale');
const size = ({ home }: Told): string => `${home.size} m²`;

/** The headline goes before the noun: "north-facing 165 m² apartment". */
const BEFORE: readonly Sentence[] = [
  (t) => `${capitalised(extra(t))} ${size(t)} ${t.noun.en} ${t.where}`,
  (t) => `${capitalised(extra(t))} ${t.noun.en} of ${size(t)} ${t.where}`,
  (t) => `${size(t)} ${extra(t)} ${t.noun.en}, ${t.spot}`,
  (t) => `${capitalised(extra(t))} ${t.noun.en} ${deal(t)} ${t.where}, ${size(t)}`,
  (t) => `${capitalised(t.spot)}: ${extra(t)} ${t.noun.en}, ${size(t)}`,
];
/** Or after it: "165 m² apartment with a 40 m² garden". */
const AFTER: readonly Sentence[] = [
  (t) => `${size(t)} ${t.noun.en} ${extra(t)}, ${t.spot}`,
  (t) => `${capitalised(t.noun.en)} ${extra(t)}, ${size(t)}, ${t.spot}`,
  (t) => `${capitalised(t.noun.en)} ${t.where}, ${size(t)}, ${extra(t)}`,
  (t) => `${capitalised(t.spot)}: ${size(t)} ${t.noun.en} ${extra(t)}`,
];
const FIELD: readonly Sentence[] = [
  (t) => `${capitalised(measureEn(t.home.measure ?? { feddans: 1, kirats: 0 }))} of farmland ${deal(t)} ${t.where}`,
  (t) => `Farmland ${t.where}, ${measureEn(t.home.measure ?? { feddans: 1, kirats: 0 })}`,
];

/** The ad's title. */
export function titleEn(told: Told): string {
  if (told.home.measure) return say(told, FIELD);
  return say(told, told.home.headline?.enBefore ? BEFORE : AFTER);
}
