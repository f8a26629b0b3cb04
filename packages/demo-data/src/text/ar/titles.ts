import { type AdContext, say, type Wording } from '../adContext.ts';
import { titlePlaceAr } from './place.ts';
import { count, countSubject, FEDDAN_WORD, grouped, KIRAT } from './words.ts';

interface Measure {
  feddans: number;
  kirats: number;
}

/** `3 أفدنة و8 قراريط`, in the form after "of" or in a title. */
export const measureAr = ({ feddans, kirats }: Measure): string =>
  kirats === 0 ? count(feddans, FEDDAN_WORD) : `${count(feddans, FEDDAN_WORD)} و${count(kirats, KIRAT)}`;

/** Nominative form: `فدانان وقيراطان`. */
export const measureSubjectAr = ({ feddans, kirats }: Measure): string =>
  kirats === 0
    ? countSubject(feddans, FEDDAN_WORD)
    : `${countSubject(feddans, FEDDAN_WORD)} و${countSubject(kirats, KIRAT)}`;

const size = ({ property }: AdContext): string =>
  property.measure ? measureAr(property.measure) : `${grouped(property.size)} م`;
const extra = ({ property, noun }: AdContext): string => property.headline?.ar[noun.gender] ?? '';
/** Two numbers need a comma between them. */
const then = (t: AdContext): string => (/^\d/.test(extra(t)) ? `، ${extra(t)}` : ` ${extra(t)}`);
const at = ({ property }: AdContext): string => titlePlaceAr(property);
const deal = ({ property }: AdContext): string => (property.action === 'forrent' ? 'للإيجار' : 'للبيع');

const WITH_HEADLINE: readonly Wording[] = [
  (t) => `${t.noun.ar} ${size(t)}${then(t)} ${at(t)}`,
  (t) => `${t.noun.ar} ${size(t)}${then(t)} ${at(t)}`,
  (t) => `${t.noun.ar} ${size(t)}، ${extra(t)}، ${t.spot}`,
  (t) => `${t.noun.ar} ${extra(t)} ${at(t)}، ${size(t)}`,
  (t) => `${t.noun.ar} ${deal(t)} ${at(t)}، ${size(t)}${then(t)}`,
  (t) => `${t.spot}: ${t.noun.ar} ${size(t)}${then(t)}`,
];
const PLAIN: readonly Wording[] = [
  (t) => `${t.noun.ar} ${size(t)} ${at(t)}`,
  (t) => `${t.noun.ar} ${deal(t)} ${at(t)}، ${size(t)}`,
  (t) => `${t.spot}: ${t.noun.ar} ${deal(t)}، ${size(t)}`,
];

export const titleAr = (context: AdContext): string => say(context, context.property.headline ? WITH_HEADLINE : PLAIN);
