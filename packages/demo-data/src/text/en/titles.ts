import { type AdContext, say, type Wording } from '../adContext.ts';
import { capitalised, digits, grouped } from './words.ts';

/** `3 feddans and 8 kirats`. */
export function measureEn({ feddans, kirats }: { feddans: number; kirats: number }): string {
  return kirats === 0 ? digits(feddans, 'feddan') : `${digits(feddans, 'feddan')} and ${digits(kirats, 'kirat')}`;
}

const extra = ({ property }: AdContext): string => property.headline?.en ?? '';
const deal = ({ property }: AdContext): string => (property.action === 'forrent' ? 'to rent' : 'for sale');
const size = ({ property }: AdContext): string => `${grouped(property.size)} m²`;
const measure = ({ property }: AdContext): string => (property.measure ? measureEn(property.measure) : '');

/** Headline before the noun: "north-facing 165 m² apartment". */
const BEFORE: readonly Wording[] = [
  (t) => `${capitalised(extra(t))} ${size(t)} ${t.noun.en} ${t.where}`,
  (t) => `${capitalised(extra(t))} ${t.noun.en} of ${size(t)} ${t.where}`,
  (t) => `${size(t)} ${extra(t)} ${t.noun.en}, ${t.spot}`,
  (t) => `${capitalised(extra(t))} ${t.noun.en} ${deal(t)} ${t.where}, ${size(t)}`,
  (t) => `${capitalised(t.spot)}: ${extra(t)} ${t.noun.en}, ${size(t)}`,
];
/** Headline after the noun: "165 m² apartment with a 40 m² garden". */
const AFTER: readonly Wording[] = [
  (t) => `${size(t)} ${t.noun.en} ${extra(t)}, ${t.spot}`,
  (t) => `${capitalised(t.noun.en)} ${extra(t)}, ${size(t)}, ${t.spot}`,
  (t) => `${capitalised(t.noun.en)} ${t.where}, ${size(t)}, ${extra(t)}`,
  (t) => `${capitalised(t.spot)}: ${size(t)} ${t.noun.en} ${extra(t)}`,
  (t) => `${capitalised(t.noun.en)} ${deal(t)} ${t.where}, ${size(t)} ${extra(t)}`,
];
const FIELD: readonly Wording[] = [
  (t) => `${capitalised(measure(t))} of farmland ${deal(t)} ${t.where}`,
  (t) => `Farmland ${t.where}, ${measure(t)}`,
  (t) => `${capitalised(t.spot)}: ${measure(t)} of farmland`,
];

const PLAIN: readonly Wording[] = [
  (t) => `${size(t)} ${t.noun.en} ${deal(t)} ${t.where}`,
  (t) => `${capitalised(t.noun.en)} ${t.where}, ${size(t)}`,
  (t) => `${capitalised(t.spot)}: ${t.noun.en}, ${size(t)}`,
];

export function titleEn(context: AdContext): string {
  if (context.property.measure) return say(context, FIELD);
  if (!context.property.headline) return say(context, PLAIN);
  return say(context, context.property.headline?.enBefore ? BEFORE : AFTER);
}
